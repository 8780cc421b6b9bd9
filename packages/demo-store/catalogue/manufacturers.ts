import type { Manufacturer } from '../../../commerce/catalogue/product.ts';
import type { BrandProfile } from './brand-profile.ts';

const TOWNS = [
  ['14 Loom Street', 'Manchester', 'M4 9XX'],
  ['Unit 3, Dyers Wharf', 'Leicester', 'LE3 9XX'],
  ['The Print Works', 'Macclesfield', 'SK11 9XX'],
  ['27 Tannery Row', 'Northampton', 'NN1 9XX'],
] as const;

/** The responsible manufacturer; marketplace sellers are their own. */
export function manufacturerOf(brand: BrandProfile): Manufacturer {
  const [street, town, postcode] = TOWNS[brand.name.length % TOWNS.length]!;
  const address = brand.billing
    ? [
        brand.billing.street1,
        brand.billing.street2,
        brand.billing.city,
        brand.billing.zipCode,
        brand.billing.countryIsoCode,
      ]
    : [street, town, postcode, 'GB'];
  return {
    name: brand.billing?.corporateName ?? `${brand.name} Design & Sourcing Ltd`,
    tradeName: brand.name,
    responsiblePersonName: 'Product Compliance Team',
    postalAddress: address.filter(Boolean).join(', '),
    emailAddress: `compliance@${brand.slug}.example`,
  };
}
