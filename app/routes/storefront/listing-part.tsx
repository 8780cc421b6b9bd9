import type { ComponentProps } from 'react';
import { SponsoredLead } from '#app/features/advertising/sponsored-lead.tsx';
import ListingOrEmptyPage from '#app/features/listing/listing-or-empty-page.tsx';
import { PersonalRow } from '#app/features/recommendations/personal-row.tsx';
import { useFetchAhead } from '#app/hydration/use-fetch-ahead.ts';
import { nextCode } from '#ui/lazy.ts';

const loadPreview = nextCode(() => import('#app/features/product/product-preview.tsx'));
const loadProduct = nextCode(() => import('./product-part.tsx'));

type ListingPartProps = Omit<ComponentProps<typeof ListingOrEmptyPage>, 'Lead' | 'Personal'>;

/** A list with the sponsored cards and the personal recommendations of other features. */
export default function ListingPart(props: ListingPartProps) {
  useFetchAhead(loadPreview, loadProduct);
  return <ListingOrEmptyPage {...props} Lead={SponsoredLead} Personal={PersonalRow} />;
}
