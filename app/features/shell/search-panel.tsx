import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { useLocalPath } from '#app/site/local-path.ts';
import { useSite } from '#app/site/site.ts';
import { encodeFilterPath } from '#commerce/listing/url/filter-path.ts';
import { LiveRegion } from '#ui/live-region.tsx';
import { Picture } from '#ui/picture.tsx';
import { Price } from '#ui/price.tsx';
import { clearRecentSearches, readRecentSearches, storeRecentSearch } from './search-recent.ts';
import { useRecentlyViewed } from './search-recently-viewed.ts';
import { MIN_LETTERS, type SuggestedProduct } from './search-suggestions.ts';
import { useSuggestions } from './search-use-suggestions.ts';

interface SearchPanelProps {
  id: string;
  text: string;
  active: string | null;
  onActive: (id: string | null) => void;
  /** The input's keys, handed on. */
  pressRef: RefObject<((event: KeyboardEvent) => void) | null>;
  onClose: () => void;
}

/** What the search box offers: suggestions for what is typed, or what this browser remembers. */
export default function SearchPanel({ id, text, active, onActive, pressRef, onClose }: SearchPanelProps) {
  const t = useTranslations('search');
  const local = useLocalPath();
  const navigate = useNavigate();
  const { locale } = useSite();
  const ref = useRef<HTMLDivElement>(null);
  const typed = text.trim();
  const isTyping = typed.length >= MIN_LETTERS;
  const suggestions = useSuggestions(typed, locale);
  const [recent, setRecent] = useState(readRecentSearches);
  const viewed = useRecentlyViewed(locale);

  useEffect(() => {
    const options = () => [...(ref.current?.querySelectorAll<HTMLAnchorElement>('[role="option"]') ?? [])];
    pressRef.current = (event) => {
      const all = options();
      const at = all.findIndex((option) => option.id === active);
      if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
        event.preventDefault();
        const step = event.key === 'ArrowDown' ? 1 : -1;
        // From the last option on lies the box itself, then the first.
        const next = at === -1 && step === -1 ? all.length - 1 : at + step;
        const option = all[next];
        option?.scrollIntoView({ block: 'nearest' });
        onActive(option?.id ?? null);
      } else if (event.key === 'Enter' && at !== -1) {
        event.preventDefault();
        all[at]!.click();
      }
    };
    return () => {
      pressRef.current = null;
    };
  }, [active, onActive, pressRef]);

  const searchHref = (query: string) => local(`/search?${new URLSearchParams({ q: query })}`);
  const option = (
    key: string,
    href: string,
    children: ReactNode,
    className = 'search-option',
    query?: string,
  ) => (
    <a
      key={key}
      id={`${id}-${key}`}
      href={href}
      role="option"
      tabIndex={-1}
      aria-selected={active === `${id}-${key}`}
      className={className}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        if (query) storeRecentSearch(query);
        onClose();
        void navigate(href);
      }}
    >
      {children}
    </a>
  );
  const products = (title: string, items: readonly SuggestedProduct[]) =>
    items.length > 0 && (
      <Group title={title} className="search-products">
        {items.map((product) =>
          option(
            `p-${product.id}`,
            local(product.href),
            <ProductOption product={product} />,
            'search-product',
          ),
        )}
      </Group>
    );

  const isEmpty = isTyping
    ? suggestions !== null && countOf(suggestions) === 0
    : recent.length === 0 && viewed.length === 0;
  return (
    <div ref={ref} className="search-panel" data-empty={isEmpty || (isTyping && !suggestions) || undefined}>
      <div id={id} role="listbox" aria-label={t('suggestions')} className="search-columns">
        {isTyping && suggestions && (
          <>
            <div className="search-words">
              {suggestions.queries.length > 0 && (
                <Group title={t('suggested')}>
                  {suggestions.queries.map((query) =>
                    option(
                      `q-${query}`,
                      searchHref(query),
                      <Marked text={query} typed={typed} />,
                      undefined,
                      query,
                    ),
                  )}
                </Group>
              )}
              {suggestions.categories.length > 0 && (
                <Group title={t('categories')}>
                  {suggestions.categories.map(({ name, href }) => option(`c-${href}`, local(href), name))}
                </Group>
              )}
              {suggestions.brands.length > 0 && (
                <Group title={t('brands')}>
                  {suggestions.brands.map((brand) =>
                    option(
                      `b-${brand}`,
                      `${local(encodeFilterPath('/search', { brand: [brand] }))}?${new URLSearchParams({ q: brand })}`,
                      brand,
                    ),
                  )}
                </Group>
              )}
              {option(
                'all',
                searchHref(typed),
                t('seeAll', { query: typed }),
                'search-option search-all',
                typed,
              )}
            </div>
            {products(t('products'), suggestions.products)}
          </>
        )}
        {!isTyping && recent.length > 0 && (
          <div className="search-words">
            <Group title={t('recent')}>
              {recent.map((query) => option(`r-${query}`, searchHref(query), query, undefined, query))}
            </Group>
          </div>
        )}
        {!isTyping && products(t('recentlyViewed'), viewed)}
      </div>
      {!isTyping && recent.length > 0 && (
        <button
          type="button"
          className="search-clear text-link"
          onClick={() => {
            clearRecentSearches();
            setRecent([]);
          }}
        >
          {t('clearRecent')}
        </button>
      )}
      <LiveRegion
        message={isTyping && suggestions ? t('suggestionCount', { count: countOf(suggestions) }) : ''}
      />
    </div>
  );
}

function countOf({
  queries,
  categories,
  brands,
  products,
}: NonNullable<ReturnType<typeof useSuggestions>>): number {
  return queries.length + categories.length + brands.length + products.length;
}

function Group({ title, className, children }: { title: string; className?: string; children: ReactNode }) {
  return (
    <fieldset aria-label={title} className={className}>
      <p className="eyebrow text-soft search-title" aria-hidden="true">
        {title}
      </p>
      <div className="search-options">{children}</div>
    </fieldset>
  );
}

/** What was typed stands out least: the rest is what one did not have to type. */
function Marked({ text, typed }: { text: string; typed: string }) {
  const at = text.toLowerCase().indexOf(typed.toLowerCase());
  if (at === -1) return text;
  return (
    <>
      {text.slice(0, at)}
      <span className="text-soft">{text.slice(at, at + typed.length)}</span>
      <strong>{text.slice(at + typed.length)}</strong>
    </>
  );
}

function ProductOption({ product }: { product: SuggestedProduct }) {
  return (
    <>
      <Picture
        src={product.src}
        alt=""
        ratio={1.5}
        tone={product.tone}
        sizes="(min-width: 64rem) 120px, 30vw"
        widths={[120, 180, 240, 320]}
        priority
      />
      <span className="text-xs font-medium">{product.brand}</span>
      <span className="search-product-name">{product.name}</span>
      <Price size="small" price={product.price} was={product.was ?? undefined} />
    </>
  );
}
