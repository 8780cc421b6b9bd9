import type { ReactNode } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { LazyTexts } from '#app/i18n/lazy-texts.tsx';
import { ShopLink } from '#app/site/shop-link.tsx';
import { productLink } from '#commerce/links/product-link.ts';
import { formatMoney } from '#commerce/pricing/format-money.ts';
import type { ProductInspection } from '#commerce/staff/product-inspector.server.ts';
import { BadgeTable } from './inspector-badges.tsx';
import { VariantTable } from './inspector-variants.tsx';
import '../tools/staff-tools.css';

export function InspectorPage(props: { file: ProductInspection }) {
  return (
    <LazyTexts area="staff-tools">
      <File {...props} />
    </LazyTexts>
  );
}

function File({ file }: { file: ProductInspection }) {
  const t = useTranslations('staff-tools.wordsworth');
  const locale = useLocale();
  const { product, document } = file;
  const { variants, facets, description, colours, ...data } = product;
  return (
    <main id="content" tabIndex={-1} className="page-width section">
      <title>{t('title', { name: product.name })}</title>
      <meta name="robots" content="noindex" />
      <p className="eyebrow text-soft">{t('eyebrow')}</p>
      <h1 className="heading text-2xl">{product.name}</h1>
      <p className="text-soft">
        {product.key} · {product.brand} ·{' '}
        <ShopLink to={productLink(product)} className="text-link">
          {t('seeInShop')}
        </ShopLink>
      </p>
      <Part title={t('variants', { count: variants.length })}>
        <VariantTable file={file} />
      </Part>
      {file.markets.length > 0 && (
        <Part title={t('markets')}>
          <Facts
            facts={Object.fromEntries(
              file.markets.map(({ name, priceList, from }) => [
                name,
                from
                  ? t('soldFrom', { price: formatMoney(from, locale), list: priceList })
                  : t('notSold', { list: priceList }),
              ]),
            )}
          />
        </Part>
      )}
      <Part title={t('badges')}>
        <BadgeTable badges={file.badges} />
      </Part>
      <Part title={t('data')}>
        <p className="staff-words">{description}</p>
        <Facts facts={data} />
      </Part>
      <Part title={t('colours')}>
        <Facts
          facts={Object.fromEntries(
            colours.map(({ colour, label, facet, images, videos }) => [
              colour,
              t('colour', { label, facet, pictures: images.length, films: videos.length }),
            ]),
          )}
        />
      </Part>
      <Part title={t('facets')}>
        <Facts facts={facets} />
      </Part>
      <Part title={t('searchDocument')}>
        <p className={file.isInSearch ? 'text-good' : 'text-sale'}>
          {file.isInSearch ? t('inSearch') : t('notInSearch')}
        </p>
        <Facts facts={document} />
      </Part>
    </main>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="staff-part" aria-label={title}>
      <h2 className="heading text-xl">{title}</h2>
      {children}
    </section>
  );
}

/** Names and values as they are; what is nested is written out. */
function Facts({ facts }: { facts: object }) {
  return (
    <dl className="staff-facts">
      {Object.entries(facts).map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{typeof value === 'string' ? value : JSON.stringify(value)}</dd>
        </div>
      ))}
    </dl>
  );
}
