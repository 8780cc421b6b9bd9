import { useTranslations } from 'use-intl';
import { WhenNear } from '#app/hydration/when-near.tsx';
import { late } from '#ui/late.ts';

const FramedSection = late(() => import('./framed-section.tsx'));

/** What the brand itself shows of the product, found by its barcode; loaded when the shopper comes near. */
export function FeatureMedia({ sku, brand }: { sku: string; brand: string }) {
  const t = useTranslations('widgets.featureMedia');
  return (
    <WhenNear>
      <FramedSection key={sku} widget="feature-media" told={{ sku }} title={t('title', { brand })} />
    </WhenNear>
  );
}

/** What people posted, as a vendor of galleries shows it; loaded when the shopper comes near. */
export function FramedGallery({ sku }: { sku: string }) {
  const t = useTranslations('widgets.socialGallery');
  return (
    <WhenNear>
      <FramedSection widget="social-gallery" told={{ sku }} title={t('title')} heading={t('title')} />
    </WhenNear>
  );
}

/** What paying later would come to, in the provider's own words; loaded when the shopper comes near. */
export function PayLaterMessage({ amount }: { amount: number }) {
  const t = useTranslations('widgets.payLater');
  return (
    <WhenNear>
      <FramedSection
        key={amount}
        widget="pay-later"
        told={{ amount: String(amount) }}
        title={t('title')}
        isInline
      />
    </WhenNear>
  );
}
