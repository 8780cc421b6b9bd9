import { useTranslations } from 'use-intl';
import { OnVisible } from '#app/hydration/on-visible.tsx';
import { lazyWithRetry } from '#ui/lazy.ts';

const FramedSection = lazyWithRetry(() => import('./framed-section.tsx'));

/** The brand's own media of the product, found by its barcode; loaded when it scrolls near. */
export function FeatureMedia({ sku, brand }: { sku: string; brand: string }) {
  const t = useTranslations('widgets.featureMedia');
  return (
    <OnVisible>
      <FramedSection key={sku} widget="feature-media" params={{ sku }} title={t('title', { brand })} />
    </OnVisible>
  );
}

/** A vendor's gallery of social posts; loaded when it scrolls near. */
export function FramedGallery({ sku }: { sku: string }) {
  const t = useTranslations('widgets.socialGallery');
  return (
    <OnVisible>
      <FramedSection widget="social-gallery" params={{ sku }} title={t('title')} heading={t('title')} />
    </OnVisible>
  );
}

/** The payment provider's message about paying later; loaded when it scrolls near. */
export function PayLaterMessage({ amount }: { amount: number }) {
  const t = useTranslations('widgets.payLater');
  return (
    <OnVisible>
      <FramedSection
        key={amount}
        widget="pay-later"
        params={{ amount: String(amount) }}
        title={t('title')}
        isInline
      />
    </OnVisible>
  );
}
