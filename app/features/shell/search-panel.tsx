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
import { MIN_LETTERS, type Suggestions } from './search-suggestions.ts';
import type { SuggestedProduct } from './suggested-product.ts';

interface SearchPanelProps {
  id: string;
  text: string;
  suggestions: Suggestions | null;
  active: string | null;
  onActive: (id: string | null) => void;
  /** Gets the handler for keys pressed in the input. */
  pressRef: RefObject<((event: KeyboardEvent) => void) | null>;
  onClose: () => void;
}

/** Suggestions for the typed text; before typing, recent searches and recently viewed products. */
export default function SearchPanel(props: SearchPanelProps) {
  const { id, text, suggestions, active, onActive, pressRef, onClose } = props;
  const t = useTranslations('search');
  const { locale } = useSite();
  const panel = useRef<HTMLDivElement>(null);
  const typed = text.trim();
  const isTyping = typed.length >= MIN_LETTERS;
  const [recent, setRecent] = useState(readRecentSearches);
  const viewed = useRecentlyViewed(locale);
  const common = { panelId: id, active, onClose };
  useOptionKeys(panel, active, onActive, pressRef);

  const isEmpty = isTyping
    ? suggestions !== null && countOf(suggestions) === 0
    : recent.length === 0 && viewed.length === 0;
  return (
    <div ref={panel} className="search-panel" data-empty={isEmpty || (isTyping && !suggestions) || undefined}>
      <div id={id} role="listbox" aria-label={t('suggestions')} className="search-columns">
        {isTyping && suggestions && (
          <>
            <SuggestedTexts {...common} suggestions={suggestions} typed={typed} />
            <ProductOptions {...common} title={t('products')} products={suggestions.products} />
          </>
        )}
        {!isTyping && recent.length > 0 && (
          <div className="search-words">
            <Group title={t('recent')}>
              {recent.map((query) => (
                <SearchOption key={query} {...common} name={`r-${query}`} query={query}>
                  {query}
                </SearchOption>
              ))}
            </Group>
          </div>
        )}
        {!isTyping && <ProductOptions {...common} title={t('recentlyViewed')} products={viewed} />}
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

/** Arrow keys move through the options, Enter opens the active one; the focus stays in the input. */
function useOptionKeys(
  panel: RefObject<HTMLElement | null>,
  active: string | null,
  onActive: (id: string | null) => void,
  pressRef: SearchPanelProps['pressRef'],
): void {
  useEffect(() => {
    pressRef.current = (event) => {
      const options = [...(panel.current?.querySelectorAll<HTMLAnchorElement>('[role="option"]') ?? [])];
      const at = options.findIndex((option) => option.id === active);
      if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
        event.preventDefault();
        const step = event.key === 'ArrowDown' ? 1 : -1;
        // Between the last and the first option no option is active, only the input.
        const next = at === -1 && step === -1 ? options.length - 1 : at + step;
        const option = options[next];
        option?.scrollIntoView({ block: 'nearest' });
        onActive(option?.id ?? null);
      } else if (event.key === 'Enter' && at !== -1) {
        event.preventDefault();
        options[at]?.click();
      }
    };
    return () => {
      pressRef.current = null;
    };
  }, [panel, active, onActive, pressRef]);
}

interface CommonOptionProps {
  panelId: string;
  active: string | null;
  onClose: () => void;
}

interface OptionProps extends CommonOptionProps {
  /** Unique within the panel. */
  name: string;
  href: string;
  className?: string;
  /** Stored as a recent search when the option is chosen. */
  query?: string;
  children: ReactNode;
}

function Option(props: OptionProps) {
  const { panelId, active, onClose, name, href, className = 'search-option', query, children } = props;
  const navigate = useNavigate();
  const id = `${panelId}-${name}`;
  return (
    <a
      id={id}
      href={href}
      role="option"
      tabIndex={-1}
      aria-selected={active === id}
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
}

function SearchOption({ query, ...props }: Omit<OptionProps, 'href'> & { query: string }) {
  const local = useLocalPath();
  return <Option {...props} query={query} href={local(`/search?${new URLSearchParams({ q: query })}`)} />;
}

interface SuggestedTextsProps extends CommonOptionProps {
  suggestions: Suggestions;
  typed: string;
}

/** Suggested queries, categories and brands, and all results. */
function SuggestedTexts({ suggestions, typed, ...common }: SuggestedTextsProps) {
  const t = useTranslations('search');
  const local = useLocalPath();
  const brandHref = (brand: string) =>
    `${local(encodeFilterPath('/search', { brand: [brand] }))}?${new URLSearchParams({ q: brand })}`;
  return (
    <div className="search-words">
      {suggestions.queries.length > 0 && (
        <Group title={t('suggested')}>
          {suggestions.queries.map((query) => (
            <SearchOption key={query} {...common} name={`q-${query}`} query={query}>
              <Marked text={query} typed={typed} />
            </SearchOption>
          ))}
        </Group>
      )}
      {suggestions.categories.length > 0 && (
        <Group title={t('categories')}>
          {suggestions.categories.map(({ name, href }) => (
            <Option key={href} {...common} name={`c-${href}`} href={local(href)}>
              {name}
            </Option>
          ))}
        </Group>
      )}
      {suggestions.brands.length > 0 && (
        <Group title={t('brands')}>
          {suggestions.brands.map((brand) => (
            <Option key={brand} {...common} name={`b-${brand}`} href={brandHref(brand)}>
              {brand}
            </Option>
          ))}
        </Group>
      )}
      <SearchOption {...common} name="all" query={typed} className="search-option search-all">
        {t('seeAll', { query: typed })}
      </SearchOption>
    </div>
  );
}

interface ProductOptionsProps extends CommonOptionProps {
  title: string;
  products: readonly SuggestedProduct[];
}

function ProductOptions({ title, products, ...common }: ProductOptionsProps) {
  const local = useLocalPath();
  if (products.length === 0) return null;
  return (
    <Group title={title} className="search-products">
      {products.map((product) => (
        <Option
          key={product.id}
          {...common}
          name={`p-${product.id}`}
          href={local(product.href)}
          className="search-product"
        >
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
        </Option>
      ))}
    </Group>
  );
}

function countOf({ queries, categories, brands, products }: Suggestions): number {
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

/** Emphasises what the suggestion adds to the typed text. */
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
