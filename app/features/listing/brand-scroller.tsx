import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { loader } from '#app/routes/api/search/brand-scroller.ts';
import { type ApiData, callApi } from '#app/site/api-call.ts';
import { ShopLink } from '#app/site/shop-link.tsx';
import { useSite } from '#app/site/site.ts';
import { Carousel } from '#ui/carousel.tsx';
import { Picture } from '#ui/picture.tsx';

/** Links to the brands of the shop, for pages without products; hidden for fewer than two brands. */
export default function BrandScroller() {
  const t = useTranslations('plp');
  const { locale } = useSite();
  const [brands, setBrands] = useState<ApiData<typeof loader>['items']>([]);

  useEffect(() => {
    const controller = new AbortController();
    callApi<typeof loader>(`/_api/search/brandScroller?locale=${locale}`, { signal: controller.signal })
      .then(async (response) => response.ok && setBrands((await response.json()).items))
      .catch(() => {});
    return () => controller.abort();
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
