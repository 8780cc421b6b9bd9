import type { CategoryRecord } from '../../../../commerce/catalogue/catalogue-source.server.ts';
import type { Category } from '../../../../commerce/catalogue/category.ts';
import type { LocalisedText } from '../../../../server/db/schema.server.ts';

/** A category with its children, before it is flattened. */
export interface Branch {
  slug: string;
  names: LocalisedText;
  descriptions: LocalisedText | null;
  kind: Category['kind'];
  children: Branch[];
}

/** `English | French | Dutch | Swedish`. */
function localised(text: string): LocalisedText {
  const [english, fr, nl, sv] = text.split('|').map((part) => part.trim());
  if (!english || !fr || !nl || !sv) throw new Error(`Expected four languages in "${text}"`);
  return { 'en-GB': english, fr, nl, sv };
}

export function branch(
  slug: string,
  names: string,
  children: Branch[] = [],
  more: { kind?: Category['kind']; about?: string } = {},
): Branch {
  return {
    slug,
    names: localised(names),
    descriptions: more.about ? localised(more.about) : null,
    kind: more.kind ?? 'category',
    children,
  };
}

/** Parents before children, siblings in menu order. */
export function layFlat(branches: Branch[], parentSlug: string | null = null): CategoryRecord[] {
  return branches.flatMap(({ children, ...own }) => [{ ...own, parentSlug }, ...layFlat(children, own.slug)]);
}
