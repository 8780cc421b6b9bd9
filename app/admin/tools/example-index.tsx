import { useTranslations } from 'use-intl';
import { ShopLink } from '#app/site/shop-link.tsx';

export interface ExampleEntry {
  id: string;
  path: string;
  shows: string;
  productKey?: string;
}

/** What to look at, by topic. The examples are written by the demo itself and stay in its language. */
export function ExampleIndex({
  groups,
}: {
  groups: readonly (readonly [string, readonly ExampleEntry[]])[];
}) {
  const t = useTranslations('staff-examples');
  const count = groups.reduce((sum, [, entries]) => sum + entries.length, 0);
  return (
    <div className="page-width pt-8 pb-24">
      <h1 className="heading text-2xl">{t('title')}</h1>
      <p className="text-soft mt-2">{t('count', { count })}</p>
      {groups.map(([topic, entries]) => (
        <section key={topic} className="border-line mt-12 border-t pt-6" aria-label={topic} lang="en-GB">
          <h2 className="heading mb-4 text-xl">{topic}</h2>
          <ul className="grid gap-x-8 gap-y-1 md:grid-cols-2">
            {entries.map(({ id, path, shows, productKey }) => (
              <li key={id} className="flex min-h-11 flex-col justify-center py-1">
                <ShopLink to={path} className="text-link">
                  {shows}
                </ShopLink>
                <span className="text-soft text-xs">{productKey ? `${id} · ${productKey}` : id}</span>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
