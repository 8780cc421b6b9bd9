interface Language {
  /** What its speakers call it. */
  name: string;
  direction: 'ltr' | 'rtl';
}

const files = import.meta.glob<Language>('./*/language.json', { eager: true, import: 'default' });

/** Every language by its folder's name. The server outside the bundle reads the same folders (`config/languages.server.ts`). */
export const languages: ReadonlyMap<string, Language> = new Map(
  Object.entries(files).map(([file, language]) => [file.replace(/^\.\/|\/.*$/g, ''), language]),
);
