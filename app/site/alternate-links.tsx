import { alternatesOf } from './alternates.ts';
import { useSite } from './site.ts';

/** Tells search engines the address of this page in other languages. `path` has neither language nor context. */
export function AlternateLinks({ path }: { path: string }) {
  const { brand, origin } = useSite();
  return alternatesOf(path, origin, brand).map(({ hrefLang, href }) => (
    <link key={hrefLang} rel="alternate" hrefLang={hrefLang} href={href} />
  ));
}
