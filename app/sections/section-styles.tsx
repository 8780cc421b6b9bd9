import { useHydrated } from '#app/hydration/use-hydrated.ts';
import type { LoadedPage, LoadedSection } from './loaded-page.ts';

const files = import.meta.glob<string>(
  ['./sections.css', './*/*.css', '!./parts/*', '../features/social/social.css'],
  { query: '?url', import: 'default', eager: true },
);
/** Stylesheet addresses by file name (`cards`), in the order in which pages link them. */
const addresses = new Map(
  Object.entries(files)
    .map(([file, href]): [string, string] => [file.replace(/^.*\/|\.css$/g, ''), href])
    .sort(([a], [b]) => (a < b ? -1 : 1)),
);

/** The stylesheets of a page: those of the sections it shows, and no others. */
export function pageStylesOf(sections: readonly Pick<LoadedSection, 'styles'>[]): string[] {
  const needed = new Set(sections.flatMap(({ styles }) => styles));
  return ['sections', ...[...addresses.keys()].filter((name) => needed.has(name))];
}

/** The first two sections are in the first view. */
export const FIRST_VIEW_SECTIONS = 2;

type Contained = Pick<LoadedPage, 'containers'>;

/** Those of the first view, which block the first paint. */
export function firstStylesOf({ containers }: Contained): string[] {
  return pageStylesOf(containers.flatMap(({ sections }) => sections).slice(0, FIRST_VIEW_SECTIONS));
}

/** For each container, those that no earlier container needed. */
export function laterStylesOf(page: Contained): string[][] {
  const known = new Set(firstStylesOf(page));
  return page.containers.map(({ sections }) => {
    const fresh = pageStylesOf(sections).filter((name) => !known.has(name));
    for (const name of fresh) known.add(name);
    return fresh;
  });
}

/**
 * Rendered outside the part with deferred hydration: React would hide that part until these have loaded. A page from the
 * server has the styles of its first view in the head. The others stand in the body, before the first section that needs
 * them (`LaterStyles`), and move to the head when the page hydrates.
 */
export function SectionStyles({ page }: { page: Contained | null }) {
  const isHydrated = useHydrated();
  if (!page) return null;
  const sections = page.containers.flatMap((container) => container.sections);
  return <Stylesheets names={isHydrated ? pageStylesOf(sections) : firstStylesOf(page)} />;
}

/** A stylesheet link in the body blocks only what follows it. */
export function LaterStyles({ names }: { names: readonly string[] }) {
  return names.map((name) => {
    const href = addresses.get(name);
    // The fragment makes it differ from the link in the head: React would merge the two and remove both with the page.
    return href ? <link key={name} rel="stylesheet" href={`${href}#later`} /> : null;
  });
}

export function Stylesheets({ names }: { names: readonly string[] }) {
  return names.map((name) => {
    const href = addresses.get(name);
    // Tests have no addresses.
    return href ? <link key={name} rel="stylesheet" href={href} precedence="section" /> : null;
  });
}
