import { useLocale } from 'use-intl';

/** `Steps` → `step`; only English forms it by its last letters, others say the name of the list. */
export function useSingular(): (label: string) => string {
  const locale = useLocale();
  return (label) => {
    const one = locale.startsWith('en') ? label.replace(/ies$/, 'y').replace(/s$/, '') : label;
    return one.toLocaleLowerCase(locale);
  };
}
