import { type CSSProperties, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import { PRODUCT_PICTURE_SIZES } from '#app/features/product-card/card-picture.tsx';
import type { CardPreview } from '#app/features/product-card/card-preview.ts';
import { CardPrice } from '#app/features/product-card/card-price.tsx';
import { useSite } from '#app/site/site.ts';
import { Picture } from '#ui/picture.tsx';
import { Rating } from '#ui/rating.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

/** The product page as far as its card knows it, until the data of the product has arrived. */
export default function ProductPreview(preview: CardPreview) {
  const { revalidate } = useRevalidator();
  // The loader returned the preview at once; asked again, it waits for the data.
  useEffect(() => void revalidate(), [revalidate]);
  const main = useRef<HTMLElement>(null);
  useFocusOfNext(main);
  return (
    // As high as the screen: the footer is not seen for a moment.
    <main
      ref={main}
      id="content"
      tabIndex={-1}
      className="product-page"
      aria-busy="true"
      style={{ minHeight: '100svh' }}
    >
      <title>{preview.card.name}</title>
      <PreviewBody {...preview} />
    </main>
  );
}

export function PreviewBody({ card, colour, backdrop }: CardPreview) {
  const t = useTranslations();
  const { imageRatio } = useSite().brand.theme;
  const ratio = imageRatio ?? card.ratio;
  // A card with a second picture leads to a gallery of at least two.
  const place = (
    <span className="picture" style={{ '--ratio': ratio, '--tone': colour.tone } as CSSProperties} />
  );
  return (
    <div className="page-width">
      <div className="product-layout">
        <div className="product-gallery">
          <div className="gallery">
            <div className="thumbnails">
              {colour.second && (
                <ul className="thumbnail-strip">
                  {['first', 'second'].map((key) => (
                    <li key={key} className="thumbnail">
                      {place}
                    </li>
                  ))}
                </ul>
              )}
            </div>
            <div className="gallery-stage">
              <ul className="gallery-track">
                <li>
                  <Picture
                    src={colour.src}
                    alt={t('plp.card.picture', { name: card.name, colour: colour.label })}
                    ratio={ratio}
                    tone={backdrop ?? colour.tone}
                    sizes={PRODUCT_PICTURE_SIZES}
                    priority
                  />
                </li>
                {colour.second && <li>{place}</li>}
              </ul>
            </div>
          </div>
        </div>
        <div className="product-panel">
          <div>
            <Skeleton width="60%" className="product-crumbs" />
            <div className="product-heading">
              <div className="min-w-0">
                <p className="eyebrow product-brand">{card.brand}</p>
                <h1 className="heading product-name">{card.name}</h1>
              </div>
              {card.rating && (
                <p className="product-rating">
                  <Rating
                    value={card.rating.average}
                    text={card.rating.averageText}
                    count={t('pdp.reviewCount', { count: card.rating.count })}
                    label={t('pdp.rating', { rating: card.rating.averageText, count: card.rating.count })}
                  />
                </p>
              )}
            </div>
          </div>
          <CardPrice size="large" card={card} t={t} />
          <p className="text-sm">
            <span className="text-soft">{t('pdp.colour')}: </span>
            <span className="font-medium">{colour.label}</span>
          </p>
          <Skeleton height="2.75rem" />
          <Skeleton height="3rem" />
          <Skeleton height="9rem" />
        </div>
      </div>
    </div>
  );
}

/** The product takes the place of its preview, and the focus with it. */
function useFocusOfNext(main: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const { current } = main;
    return () => {
      if (!current?.contains(document.activeElement)) return;
      queueMicrotask(() => document.getElementById('content')?.focus({ preventScroll: true }));
    };
  }, [main]);
}
