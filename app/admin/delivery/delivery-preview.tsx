import { Form, Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { StudioTable } from '#app/admin/content/studio-table.tsx';
import { useSite } from '#app/site/site.ts';
import type { DeliveryOption, NotOffered } from '#commerce/delivery/delivery-options.ts';
import { formatDeliveryDate } from '#commerce/delivery/estimated-date.ts';
import { formatMoney } from '#commerce/pricing/format-money.ts';
import { Button } from '#ui/button.tsx';
import { SelectField, TextField } from '#ui/field.tsx';

type Asked = Readonly<
  Record<'brand' | 'country' | 'postcode' | 'currency' | 'value' | 'weight' | 'products', string>
>;

export interface DeliveryPreviewProps {
  asked: Asked;
  choices: { brands: { value: string; label: string }[]; currencies: string[] };
  errors: Readonly<Record<'country' | 'value' | 'weight', boolean>> & {
    /** Keys of products. */
    unknown: string[];
    noPrice: string[];
  };
  priceList: string;
  preview: {
    zone: string | null;
    isSoldTo: boolean;
    products: { key: string; name: string }[];
    options: DeliveryOption[];
    refused: {
      code: string;
      name: string;
      brand: string | null;
      zones: readonly string[];
      currency: string;
      reason: NotOffered;
    }[];
  } | null;
}

/** "What does a customer in EH1 with this basket see?" */
export function DeliveryPreview({ asked, choices, errors, priceList, preview }: DeliveryPreviewProps) {
  const t = useTranslations('staff-delivery');
  const error = (name: 'country' | 'value' | 'weight') => (errors[name] ? t(`errors.${name}`) : undefined);
  const productErrors = (['unknown', 'noPrice'] as const)
    .filter((name) => errors[name].length > 0)
    .map((name) => t(`errors.${name}`, { keys: errors[name].join(', '), list: priceList }));
  return (
    <main id="content" tabIndex={-1} className="studio-main">
      <title>{t('title')}</title>
      <div className="studio-head">
        <h1 className="heading">{t('title')}</h1>
      </div>
      <p className="text-soft mt-2 max-w-prose">{t('about')}</p>
      <Form className="preview-form">
        <SelectField label={t('brand')} name="brand" defaultValue={asked.brand} options={choices.brands} />
        <TextField
          label={t('country')}
          name="country"
          defaultValue={asked.country}
          maxLength={2}
          error={error('country')}
        />
        <TextField label={t('postcode')} name="postcode" defaultValue={asked.postcode} maxLength={12} />
        <SelectField
          label={t('currency')}
          name="currency"
          defaultValue={asked.currency}
          options={choices.currencies.map((currency) => ({ value: currency, label: currency }))}
        />
        <TextField
          label={t('value')}
          name="value"
          inputMode="decimal"
          defaultValue={asked.value}
          maxLength={12}
          error={error('value')}
        />
        <TextField
          label={t('weight')}
          name="weight"
          inputMode="numeric"
          defaultValue={asked.weight}
          maxLength={9}
          error={error('weight')}
        />
        <TextField
          label={t('products')}
          name="products"
          defaultValue={asked.products}
          maxLength={400}
          error={productErrors.join(' ') || undefined}
        />
        <Button type="submit">{t('show')}</Button>
      </Form>
      {preview && <Result currency={asked.currency} {...preview} />}
    </main>
  );
}

function Result({
  zone,
  isSoldTo,
  products,
  options,
  refused,
  currency,
}: NonNullable<DeliveryPreviewProps['preview']> & { currency: string }) {
  const t = useTranslations('staff-delivery');
  const { locale } = useSite();
  const money = (centAmount: number) => formatMoney({ centAmount, currencyCode: currency }, locale);
  return (
    <div className="preview-result">
      <p role="status">
        {zone === null ? t('noZone') : t('zone', { zone })}
        {!isSoldTo && ` ${t('notSoldTo')}`}
        {products.length > 0 && ` ${t('basket', { names: products.map(({ name }) => name).join(', ') })}`}
      </p>
      <section aria-labelledby="offered">
        <h2 id="offered" className="heading">
          {t('offered')}
        </h2>
        {options.length === 0 ? (
          <p>
            {t('nothing')} <Link to="/staff/delivery-methods">{t('toMethods')}</Link>
          </p>
        ) : (
          <StudioTable columns={[t('method'), t('price'), t('freeAbove'), t('date')]}>
            {options.map(({ id, name, price, freeAbove, estimatedDate }) => (
              <tr key={id}>
                <td>{name}</td>
                <td>{price === 0 ? t('free') : money(price)}</td>
                <td>{freeAbove === null || freeAbove < 0 ? '–' : money(freeAbove)}</td>
                <td>{estimatedDate ? formatDeliveryDate(estimatedDate, locale) : '–'}</td>
              </tr>
            ))}
          </StudioTable>
        )}
      </section>
      {refused.length > 0 && (
        <section aria-labelledby="refused">
          <h2 id="refused" className="heading">
            {t('notOffered')}
          </h2>
          <StudioTable columns={[t('method'), t('zones'), t('currency'), t('why')]}>
            {refused.map(({ code, name, brand, zones, currency: of, reason }) => (
              <tr key={[code, brand, of, ...zones].join(' ')}>
                <td>{brand ? `${name} (${brand})` : name}</td>
                <td>{zones.join(', ')}</td>
                <td>{of}</td>
                <td>{t(`reasons.${reason}`)}</td>
              </tr>
            ))}
          </StudioTable>
        </section>
      )}
    </div>
  );
}
