import { useId } from 'react';
import { Form, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { useLocalPath } from '#app/site/local-path.ts';
import { SearchIcon } from '#ui/icon.tsx';

/** A plain form first: it works before any script has loaded. */
export function SearchForm() {
  const t = useTranslations('shell');
  const local = useLocalPath();
  const id = useId();
  const [params] = useSearchParams();
  const query = params.get('q') ?? '';
  return (
    <Form
      action={local('/search')}
      role="search"
      className="border-line-strong flex max-w-md items-center border-b"
    >
      <label htmlFor={id} className="sr-only">
        {t('searchLabel')}
      </label>
      <input
        id={id}
        key={query}
        type="search"
        name="q"
        defaultValue={query}
        placeholder={t('searchPlaceholder')}
        maxLength={300}
        autoComplete="off"
        enterKeyHint="search"
        required
        className="placeholder:text-soft min-h-11 w-full min-w-0 bg-transparent text-base lg:text-sm"
      />
      <button type="submit" aria-label={t('search')} className="icon-button -mr-2.5">
        <SearchIcon />
      </button>
    </Form>
  );
}
