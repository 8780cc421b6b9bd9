import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { ShopLink } from '#app/site/shop-link.tsx';
import { useSite } from '#app/site/site.ts';
import { Carousel } from '#ui/carousel.tsx';
import { Picture } from '#ui/picture.tsx';

interface Brand {
  href: string;
  slug: string;
  name: string;
  image: string | null;
}

/** The brands that this shop sells, as a way on from a page that has nothing; absent where there is no choice. */
export default function BrandScroller() {
  const t = useTranslations('plp');
  const { locale } = useSite();
  const [brands, setBrands] = useState<Brand[]>([]);

  useEffect(() => {
    const asking = new AbortController();
    fetch(`/_api/search/brandScroller?locale=${locale}`, { signal: asking.signal })
      .then(
        async (response) => response.ok && setBrands(((await response.json()) as { items: Brand[] }).items),
      )
      .catch(() => {});
    return () => asking.abort();
  }, [locale]);

  if (brands.length < 2) return null;
  return (
    <section className="mt-12">
      <h2 className="heading mb-6 text-xl">{t('empty.brands')}</h2>
      <Carousel
        label={t('empty.brands')}
        previousLabel={t('previousSlides')}
        nextLabel={t('nextSlides')}
        perView={{ phone: 2.6, tablet: 5, desktop: 7 }}
      >
        {brands.map(({ href, slug, name, image }) => (
          <ShopLink key={slug} to={href} className="group block text-center">
            <Picture src={image ?? ''} alt="" ratio={1} sizes="(min-width: 64rem) 14vw, 38vw" />
            <span className="mt-2 block text-sm group-hover:underline">{name}</span>
          </ShopLink>
        ))}
      </Carousel>
    </section>
  );
}
