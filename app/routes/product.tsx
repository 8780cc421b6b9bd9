import { shopContext, visitContext } from '../context.ts';
import type { Route } from './+types/product';

export async function loader({ context, params }: Route.LoaderArgs) {
  const product = await context.get(shopContext).catalogue.productBySlug(params.slug);
  if (!product) throw new Response(null, { status: 404 });
  context.get(visitContext).dependsOn(`product:${product.id}`);
  return { product };
}

export default function ProductPage({ loaderData }: Route.ComponentProps) {
  return (
    <main id="content" tabIndex={-1} className="page-width section">
      <title>{loaderData.product.name}</title>
      <h1 className="heading text-2xl">{loaderData.product.name}</h1>
    </main>
  );
}
