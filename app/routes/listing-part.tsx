import type { ComponentProps } from 'react';
import ListingOrNothing from '../departments/listing/listing-or-nothing.tsx';
import { PersonalRow } from '../departments/recommendations/personal-row.tsx';
import { SponsoredLead } from '../departments/sponsored/sponsored-lead.tsx';

type ListingPartProps = Omit<ComponentProps<typeof ListingOrNothing>, 'Lead' | 'Personal'>;

/** A list with what other departments put into it. */
export default function ListingPart(props: ListingPartProps) {
  return <ListingOrNothing {...props} Lead={SponsoredLead} Personal={PersonalRow} />;
}
