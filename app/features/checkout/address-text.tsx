import { useSite } from '#app/site/site.ts';
import type { Address } from '#commerce/customers/address.ts';

/** An address as it is written on an envelope. */
export function AddressText({ address }: { address: Address }) {
  const { locale } = useSite();
  const country = new Intl.DisplayNames([locale], { type: 'region' }).of(address.country) ?? address.country;
  const lines = [
    `${address.firstName} ${address.lastName}`,
    address.streetName,
    address.additionalStreetInfo,
    `${address.city}${address.region ? `, ${address.region}` : ''}`,
    address.postalCode,
    country,
  ].filter((line) => line.trim() !== '');
  return (
    <address className="not-italic">
      {lines.map((line) => (
        <span key={line} className="block">
          {line}
        </span>
      ))}
    </address>
  );
}
