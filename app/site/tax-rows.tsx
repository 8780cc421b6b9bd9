import { useTranslations } from 'use-intl';
import { formatMoney } from '#commerce/pricing/format-money.ts';
import type { TaxLine, TaxTreatment } from '#commerce/tax/compute-tax.ts';
import { numberFormat } from '#commerce/text/formats.ts';
import { useSite } from './site.ts';

interface TaxRowsProps {
  treatment: TaxTreatment;
  byRate: readonly TaxLine[];
  currency: string;
}

/** The tax of a total in its list: contained in it, or added to it. */
export function TaxRows({ treatment, byRate, currency }: TaxRowsProps) {
  const t = useTranslations('checkout');
  const { locale } = useSite();
  const percent = numberFormat(locale, { style: 'percent', maximumFractionDigits: 2 });
  return byRate
    .filter(({ tax }) => tax > 0)
    .map(({ name, basisPoints, tax }) => (
      <div key={`${name} ${basisPoints}`} className="text-soft col-span-2 grid grid-cols-subgrid text-sm">
        <dt>
          {t(treatment === 'inclusive' ? 'taxIncluded' : 'taxAdded', {
            name,
            rate: percent.format(basisPoints / 10_000),
          })}
        </dt>
        <dd className="text-right">{formatMoney({ centAmount: tax, currencyCode: currency }, locale)}</dd>
      </div>
    ));
}
