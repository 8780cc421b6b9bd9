import { type KeyboardEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { Form, Link, useLocation, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { useFetchAhead } from '#app/hydration/use-fetch-ahead.ts';
import { useLocalPath } from '#app/site/local-path.ts';
import { useSite } from '#app/site/site.ts';
import { SearchIcon } from '#ui/icon.tsx';
import { CameraIcon } from '#ui/icon-tool.tsx';
import { fetchAhead, lazyOverlay, nextCode } from '#ui/lazy.ts';
import { storeRecentSearch } from './search-recent.ts';
import { useSuggestions } from './search-suggestions.ts';

const loadPanel = nextCode(() => import('./search-panel.tsx'));
const SearchPanel = lazyOverlay(loadPanel);

/** A plain form that works before hydration; script adds suggestions. */
export function SearchForm() {
  const t = useTranslations();
  const local = useLocalPath();
  const id = useId();
  useFetchAhead(loadPanel);
  const { key } = useLocation();
  const [params] = useSearchParams();
  const query = params.get('q') ?? '';
  const [text, setText] = useState(query);
  // Open for one history entry only: navigation closes it, and the box then shows the query of the page.
  const [openAt, setOpenAt] = useState<string | null>(null);
  const [shownFor, setShownFor] = useState(key);
  if (shownFor !== key) {
    setShownFor(key);
    setText(query);
  }
  const isOpen = openAt === key;
  // Asked for here: they need not wait for the code that shows them.
  const suggestions = useSuggestions(isOpen ? text.trim() : '', useSite().locale);
  const [active, setActive] = useState<string | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const pressInPanel = useRef<((event: KeyboardEvent) => void) | null>(null);

  // Adopts what was typed before hydration, and opens for whoever is typing.
  const adopt = useEffectEvent((box: HTMLInputElement) => {
    if (box.value) setText(box.value);
    if (box === document.activeElement) open();
  });
  useEffect(() => {
    if (input.current) adopt(input.current);
  }, []);

  function open() {
    void fetchAhead(loadPanel).catch(() => {});
    setOpenAt(key);
  }

  function close() {
    setOpenAt(null);
    setActive(null);
  }

  function press(event: KeyboardEvent) {
    if (event.key === 'Escape' && isOpen) {
      // By default Escape also empties the box.
      event.preventDefault();
      close();
      return;
    }
    if (!isOpen && event.key === 'ArrowDown') open();
    pressInPanel.current?.(event);
  }

  return (
    <Form
      ref={form}
      action={local('/search')}
      role="search"
      className="search-form"
      onSubmit={() => {
        storeRecentSearch(text);
        close();
        // Closes the on-screen keyboard, which would cover the results.
        if (matchMedia('(pointer: coarse)').matches) input.current?.blur();
      }}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) close();
      }}
    >
      <div className="search-box">
        <label htmlFor={id} className="sr-only">
          {t('shell.searchLabel')}
        </label>
        <input
          ref={input}
          id={id}
          type="text"
          inputMode="search"
          name="q"
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            open();
          }}
          onFocus={open}
          onClick={open}
          onKeyDown={press}
          placeholder={t('shell.searchPlaceholder')}
          maxLength={300}
          autoComplete="off"
          enterKeyHint="search"
          required
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={isOpen}
          aria-controls={isOpen ? `${id}-panel` : undefined}
          aria-activedescendant={active ?? undefined}
        />
        <Link to={local('/visual-search')} className="icon-button" aria-label={t('search.byPicture')}>
          <CameraIcon />
        </Link>
        <button type="submit" aria-label={t('shell.search')} className="icon-button">
          <SearchIcon />
        </button>
      </div>
      {isOpen && (
        <SearchPanel
          id={`${id}-panel`}
          text={text}
          suggestions={suggestions}
          active={active}
          onActive={setActive}
          pressRef={pressInPanel}
          onClose={close}
        />
      )}
    </Form>
  );
}
