import { Suspense } from 'react';
import { requestContext, shopContext } from '#app/context.ts';
import { loadProduct } from '#app/features/product/load-product.server.ts';
import { deferHydration } from '#app/hydration/defer-hydration.tsx';
import type { Route } from './+types/product-preview';
import { requireActor } from './actor.ts';
import '../../features/delivery/delivery.css';
import '../../features/gallery/gallery.css';
import '../../features/product/product.css';
import '../../features/product/choice.css';
import '../../features/product/panel.css';
import '../../features/widgets/widgets.css';

export const handle = { deferHydration: true };

const product = deferHydration(() => import('../storefront/product-part.tsx'));

/** A product as shoppers would see it, whether or not it is on sale. */
export async function loader({ context, params }: Route.LoaderArgs) {
  await requireActor(context, 'products.read');
  const shop = context.get(shopContext);
  const found = await loadProduct(shop, context.get(requestContext), params.productKey, () =>
    shop.catalogue.productByKey(params.productKey),
  );
  if (!found) throw new Response(null, { status: 404 });
  return { view: found.view, isDemo: shop.environment.DEMO };
}

export default function ProductPreview({ loaderData: { view, isDemo } }: Route.ComponentProps) {
  return (
    <>
      <title>{view.name}</title>
      <meta name="robots" content="noindex" />
      <Suspense>
        <product.Part view={view} list={null} isDemo={isDemo} refused={null} />
      </Suspense>
    </>
  );
}
