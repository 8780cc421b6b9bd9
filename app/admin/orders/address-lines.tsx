import { useLocale } from 'use-intl';
import type { Address } from '#commerce/customers/address.ts';

/** An address as it is written on a parcel, with the telephone number. */
export function AddressLines({ address }: { address: Address }) {
  const locale = useLocale();
  const country = address.country
    ? (new Intl.DisplayNames([locale], { type: 'region' }).of(address.country) ?? address.country)
    : '';
  const lines = [
    `${address.firstName} ${address.lastName}`,
    address.streetName,
    address.additionalStreetInfo,
    [address.city, address.region].filter(Boolean).join(', '),
    address.postalCode,
    country,
    address.phone,
  ].filter((line) => line?.trim());
  return (
    <address className="order-address">
      {lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </address>
  );
}
