import { existsSync, readdirSync, readFileSync } from 'node:fs';

const FOLDERS = new URL('../app/i18n/', import.meta.url);

/** The shop's languages: every folder of `app/i18n/` that holds a `language.json`. */
export const LANGUAGES: readonly string[] = readdirSync(FOLDERS)
  .filter((name) => existsSync(new URL(`${name}/language.json`, FOLDERS)))
  .sort();

/** The content of a file in every language's folder, by language; a language without it is left out. */
export function readLanguageFiles(file: string): ReadonlyMap<string, string> {
  return new Map(
    LANGUAGES.flatMap((language) => {
      const path = new URL(`${language}/${file}`, FOLDERS);
      return existsSync(path) ? [[language, readFileSync(path, 'utf8')] as const] : [];
    }),
  );
}

export function readLanguageTexts<T>(file: string): ReadonlyMap<string, T> {
  return new Map([...readLanguageFiles(file)].map(([language, text]) => [language, JSON.parse(text) as T]));
}
