import { useLocale, useTranslations } from 'use-intl';
import type { Seller } from '#commerce/catalogue/product.ts';
import { Dialog } from '#ui/dialog.tsx';

export type DeliveryWindow = 'seller' | 'marketplace' | 'exclusions' | 'preloved';

interface DeliveryWindowProps {
  open: DeliveryWindow;
  seller: Seller | null;
  exclusions: string | null;
  shopName: string;
  onClose: () => void;
}

const TITLES = {
  seller: 'seller.detailsTitle',
  marketplace: 'seller.marketplaceTitle',
  exclusions: 'exclusions.title',
  preloved: 'preloved.title',
} as const;

/** Details of one delivery line, in a dialog. */
export default function DeliveryWindowPanel({
  open,
  seller,
  exclusions,
  shopName,
  onClose,
}: DeliveryWindowProps) {
  const t = useTranslations('delivery');
  return (
    <Dialog open onClose={onClose} title={t(TITLES[open])} closeLabel={t('close')}>
      {open === 'seller' && seller && <SellerDetails seller={seller} />}
      {open === 'marketplace' && seller && (
        <p>{t('seller.marketplaceText', { seller: seller.name, shop: shopName })}</p>
      )}
      {open === 'exclusions' && <p>{exclusions}</p>}
      {open === 'preloved' && <p>{t('preloved.text')}</p>}
    </Dialog>
  );
}

function SellerDetails({ seller: { billing } }: { seller: Seller }) {
  const t = useTranslations('delivery.seller');
  const locale = useLocale();
  const country = new Intl.DisplayNames(locale, { type: 'region' }).of(billing.countryIsoCode);
  const address = [billing.street1, billing.street2, billing.city, billing.state, billing.zipCode, country];
  const rows = [
    [t('company'), billing.corporateName],
    [t('vat'), billing.vatNumber],
    [t('registration'), billing.identificationNumber],
    [t('address'), address.filter(Boolean).join(', ')],
  ].filter(([, value]) => value);
  return (
    <dl className="seller-facts">
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
