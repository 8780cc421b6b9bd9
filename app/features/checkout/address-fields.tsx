import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useHydrated } from '#app/hydration/use-hydrated.ts';
import { useSite } from '#app/site/site.ts';
import type { Address, AddressError, AddressField } from '#commerce/customers/address.ts';
import { COUNTRY_RULES } from '#commerce/customers/country-rules.ts';
import { SelectField, TextField } from '#ui/field.tsx';

interface AddressFieldsProps {
  /** Prefix of names and ids, because a page may have two addresses. */
  prefix: 'shipping' | 'billing' | 'book';
  address: Partial<Address> | null;
  errors: readonly AddressError[];
  countries: readonly string[];
}

const AUTOFILL: Record<AddressField, string> = {
  firstName: 'given-name',
  lastName: 'family-name',
  phone: 'tel',
  streetName: 'address-line1',
  additionalStreetInfo: 'address-line2',
  city: 'address-level2',
  region: 'address-level1',
  postalCode: 'postal-code',
  country: 'country',
};

export const ADDRESS_FIELDS = Object.keys(AUTOFILL) as AddressField[];

/** The fields of one address, with the autocomplete names that browsers fill in. */
export function AddressFields({ prefix, address, errors, countries }: AddressFieldsProps) {
  const t = useTranslations('checkout');
  const { locale } = useSite();
  const names = new Intl.DisplayNames([locale], { type: 'region' });
  const [country, setCountry] = useState(address?.country || (countries[0] ?? ''));
  // The region is asked for only where the country needs one; before hydration, if any of the countries does.
  const isHydrated = useHydrated();
  const needsRegion = (code: string) => COUNTRY_RULES[code]?.region.required !== false;
  const asksRegion = isHydrated ? needsRegion(country) : countries.some(needsRegion);
  const messageOf = (field: AddressField) => {
    const error = errors.find((one) => one.field === field);
    return error && t(error.messageKey as 'address.city.missing');
  };
  const text = (
    field: Exclude<AddressField, 'country'>,
    more: { optional?: boolean; type?: string } = {},
  ) => (
    <TextField
      id={`${prefix}-${field}`}
      name={`${prefix}.${field}`}
      label={t(`address.${field}.label`)}
      autoComplete={`${prefix === 'book' ? '' : `${prefix} `}${AUTOFILL[field]}`.trim()}
      defaultValue={address?.[field] ?? ''}
      error={messageOf(field)}
      type={more.type ?? 'text'}
      inputMode={more.type === 'tel' ? 'tel' : undefined}
      required={!more.optional}
      optionalLabel={more.optional ? t('optional') : undefined}
      maxLength={120}
    />
  );
  return (
    <div className="grid gap-5">
      {countries.length > 1 ? (
        <SelectField
          id={`${prefix}-country`}
          name={`${prefix}.country`}
          label={t('address.country.label')}
          autoComplete={`${prefix === 'book' ? '' : `${prefix} `}country`.trim()}
          defaultValue={country}
          onChange={(event) => setCountry(event.currentTarget.value)}
          error={messageOf('country')}
          options={countries.map((code) => ({ value: code, label: names.of(code) ?? code }))}
        />
      ) : (
        <>
          <input type="hidden" name={`${prefix}.country`} value={countries[0]} />
          {messageOf('country') && <p className="text-sale text-sm">{messageOf('country')}</p>}
        </>
      )}
      <div className="grid gap-5 sm:grid-cols-2">
        {text('firstName')}
        {text('lastName')}
      </div>
      {text('streetName')}
      {text('additionalStreetInfo', { optional: true })}
      <div className="grid gap-5 sm:grid-cols-2">
        {text('city')}
        {text('postalCode')}
      </div>
      {asksRegion && text('region', { optional: !isHydrated })}
      {text('phone', { type: 'tel' })}
    </div>
  );
}
