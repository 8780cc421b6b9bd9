import type { ComponentProps } from 'react';
import { SponsoredLead } from '#app/features/advertising/sponsored-lead.tsx';
import ListingOrNothing from '#app/features/listing/listing-or-nothing.tsx';
import { PersonalRow } from '#app/features/recommendations/personal-row.tsx';

type ListingPartProps = Omit<ComponentProps<typeof ListingOrNothing>, 'Lead' | 'Personal'>;

/** A list with what other departments put into it. */
export default function ListingPart(props: ListingPartProps) {
  return <ListingOrNothing {...props} Lead={SponsoredLead} Personal={PersonalRow} />;
}
