import { UiGallery } from '#app/admin/ui-gallery/ui-gallery.tsx';
import { shopContext } from '#app/context.ts';
import type { Route } from './+types/ui-gallery';
import { requireActor } from './actor.ts';
import '../../theme/staff.css';

/** Every primitive of the design system in every state, in the look of this brand. */
export async function loader({ context }: Route.LoaderArgs) {
  await requireActor(context, 'tools.read');
  const {
    catalogue,
    search: { engine: search, productCards },
  } = context.get(shopContext);
  const [department] = await catalogue.categoryTree('en-GB');
  const { ids } = await search.search({
    text: null,
    categorySlug: department?.slug ?? null,
    filters: {},
    sort: 'best-sellers',
    offset: 0,
    limit: 6,
    facetKeys: [],
  });
  const products = await productCards.products(ids, null);
  return { pictures: products.flatMap(({ imagesResponsive }) => imagesResponsive.slice(0, 1)) };
}

export default function StaffUi({ loaderData }: Route.ComponentProps) {
  return (
    <main id="content" tabIndex={-1}>
      <title>UI</title>
      <meta name="robots" content="noindex" />
      <UiGallery pictures={loaderData.pictures} />
    </main>
  );
}
