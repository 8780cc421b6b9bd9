import { useTranslations } from 'use-intl';
import type { CardView } from '#app/features/product-card/card-view.ts';
import { ProductCard } from '#app/features/product-card/product-card.tsx';
import { Carousel } from '#ui/carousel.tsx';

export function PopularProducts({ cards }: { cards: readonly CardView[] }) {
  const t = useTranslations('plp');
  if (cards.length === 0) return null;
  return (
    <section>
      <h2 className="heading mb-6 text-xl">{t('empty.like')}</h2>
      <Carousel
        label={t('empty.like')}
        previousLabel={t('previousSlides')}
        nextLabel={t('nextSlides')}
        perView={{ phone: 2.2, tablet: 4, desktop: 5 }}
      >
        {cards.map((card) => (
          <ProductCard
            key={card.id}
            card={card}
            sizes="(min-width: 64rem) 20vw, (min-width: 48rem) 25vw, 45vw"
          />
        ))}
      </Carousel>
    </section>
  );
}
