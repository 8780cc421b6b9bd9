import type { RecordBody, Resource } from './define-resource.ts';
import { mayChangeBrand, maySeeBrand, type Reach } from './permissions.ts';

/** Whether an account sees a record; what belongs to no brand is everybody's. */
export function maySee(reach: Reach, { brandOf, countryOf }: Resource, body: RecordBody): boolean {
  return !brandOf || maySeeBrand(reach, brandOf(body), countryOf?.(body));
}

export function mayChange(reach: Reach, { brandOf, countryOf }: Resource, body: RecordBody): boolean {
  return !brandOf || mayChangeBrand(reach, brandOf(body), countryOf?.(body));
}
