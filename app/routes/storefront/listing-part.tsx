import type { ComponentProps } from 'react';
import { SponsoredLead } from '#app/features/advertising/sponsored-lead.tsx';
import ListingOrEmptyPage from '#app/features/listing/listing-or-empty-page.tsx';
import { PersonalRow } from '#app/features/recommendations/personal-row.tsx';
import { usePreloadedCode } from '#app/site/preload-next.ts';

const loadNextPage = () =>
  Promise.all([import('./product-part.tsx'), import('#app/features/product/product-preview.tsx')]);

type ListingPartProps = Omit<ComponentProps<typeof ListingOrEmptyPage>, 'Lead' | 'Personal'>;

/** A list with the sponsored cards and the personal recommendations of other features. */
export default function ListingPart(props: ListingPartProps) {
  usePreloadedCode(loadNextPage);
  return <ListingOrEmptyPage {...props} Lead={SponsoredLead} Personal={PersonalRow} />;
}
