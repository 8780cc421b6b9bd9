/** A stored section of a page; a container holds further sections. */
export interface StoredSection {
  type: string;
  id?: string;
  sections?: StoredSection[];
  [field: string]: unknown;
}

/** The position of a section: its index on the page, or the index of its container and its index within. */
export type OutlinePath = readonly [number] | readonly [number, number];

export interface OutlineRow {
  path: OutlinePath;
  section: StoredSection;
  isContainer: boolean;
}

const CONTAINER = 'Container';

export const isContainer = (section: StoredSection): boolean => section.type === CONTAINER;

/** All rows of the outline in page order; a container comes before its sections. */
export function listRows(sections: readonly StoredSection[]): OutlineRow[] {
  return sections.flatMap((section, index) => [
    { path: [index] as const, section, isContainer: isContainer(section) },
    ...childrenOf(section).map((child, place) => ({
      path: [index, place] as const,
      section: child,
      isContainer: false,
    })),
  ]);
}

function childrenOf(section: StoredSection): StoredSection[] {
  return isContainer(section) ? (section.sections ?? []) : [];
}

export function sectionAt(sections: readonly StoredSection[], path: OutlinePath): StoredSection | null {
  const top = sections[path[0]];
  if (!top) return null;
  return path[1] === undefined ? top : (childrenOf(top)[path[1]] ?? null);
}

export function isSamePath(a: OutlinePath | null, b: OutlinePath | null): boolean {
  return a?.[0] === b?.[0] && a?.[1] === b?.[1];
}

/** The id of a section in the page and in its problems. */
export function sectionId(path: OutlinePath, section: StoredSection): string {
  return section.id ?? `${path[0]}.${path[1] ?? 0}`;
}

export function replaceAt(
  sections: readonly StoredSection[],
  path: OutlinePath,
  change: (section: StoredSection) => StoredSection,
): StoredSection[] {
  const [index, place] = path;
  return sections.map((section, at) => {
    if (at !== index) return section;
    if (place === undefined) return change(section);
    return {
      ...section,
      sections: childrenOf(section).map((child, within) => (within === place ? change(child) : child)),
    };
  });
}

export function removeAt(sections: readonly StoredSection[], path: OutlinePath): StoredSection[] {
  const [index, place] = path;
  if (place === undefined) return sections.filter((_, at) => at !== index);
  return replaceAt(sections, [index], (container) => ({
    ...container,
    sections: childrenOf(container).filter((_, within) => within !== place),
  }));
}

/** Inserts a section at the path, before the section that is there. */
export function insertAt(
  sections: readonly StoredSection[],
  path: OutlinePath,
  section: StoredSection,
): StoredSection[] {
  const [index, place] = path;
  if (place === undefined) return sections.toSpliced(index, 0, section);
  return replaceAt(sections, [index], (container) => ({
    ...container,
    sections: childrenOf(container).toSpliced(place, 0, section),
  }));
}

export interface MovedSection {
  sections: StoredSection[];
  path: OutlinePath;
}

/** Moves one step up or down. A section moves into and out of containers; a container swaps with its neighbour. */
export function moveStep(
  sections: readonly StoredSection[],
  path: OutlinePath,
  step: -1 | 1,
): MovedSection | null {
  const section = sectionAt(sections, path);
  const target = section && nextPlace(sections, path, section, step);
  if (!target) return null;
  return { sections: insertAt(removeAt(sections, path), target, section), path: target };
}

function nextPlace(
  sections: readonly StoredSection[],
  [index, place]: OutlinePath,
  section: StoredSection,
  step: -1 | 1,
): OutlinePath | null {
  if (place !== undefined) {
    const within = place + step;
    const siblings = sections[index] ? childrenOf(sections[index]) : [];
    if (within >= 0 && within < siblings.length) return [index, within];
    return [step < 0 ? index : index + 1];
  }
  const neighbour = sections[index + step];
  if (!neighbour) return null;
  if (isContainer(section) || !isContainer(neighbour)) return [index + step];
  // The section is removed first, which moves a container below it up by one.
  return step < 0 ? [index - 1, childrenOf(neighbour).length] : [index, 0];
}

/** Moves a section before another, for drag and drop. */
export function moveBefore(
  sections: readonly StoredSection[],
  from: OutlinePath,
  before: OutlinePath,
): MovedSection | null {
  const section = sectionAt(sections, from);
  const isIntoContainer = before[1] !== undefined;
  if (!section || isSamePath(from, before) || (isContainer(section) && isIntoContainer)) return null;
  const target = placeAfterRemoval(from, before);
  return { sections: insertAt(removeAt(sections, from), target, section), path: target };
}

function placeAfterRemoval(from: OutlinePath, to: OutlinePath): OutlinePath {
  if (from[1] === undefined) {
    const index = from[0] < to[0] ? to[0] - 1 : to[0];
    return to[1] === undefined ? [index] : [index, to[1]];
  }
  const [index, place] = to;
  return place !== undefined && index === from[0] && from[1] < place ? [index, place - 1] : to;
}

/** Puts a container around a section, for a background colour or full width. */
export function wrapInContainer(sections: readonly StoredSection[], path: OutlinePath): StoredSection[] {
  return replaceAt(sections, path, (section) => ({ type: CONTAINER, sections: [section] }));
}

/** Removes a container and keeps its sections. */
export function unwrapContainer(sections: readonly StoredSection[], index: number): StoredSection[] {
  return sections.flatMap((section, at) => (at === index ? childrenOf(section) : [section]));
}

const TITLE_FIELDS = [
  'title',
  'liveTextTitle',
  'primaryTitle',
  'label',
  'callToAction',
  'logoText',
  'question',
];

/** A short text that distinguishes a section from others of its type. */
export function summarise(section: StoredSection): string {
  for (const name of TITLE_FIELDS) {
    if (typeof section[name] === 'string' && section[name]) return section[name];
  }
  const text = section.markdown ?? section.text ?? section.html;
  if (typeof text === 'string')
    return text
      .replace(/[#*_<>`]/g, '')
      .trim()
      .slice(0, 80);
  const [first] = ['slides', 'items', 'cards', 'sides'].flatMap((name) =>
    Array.isArray(section[name]) ? (section[name] as StoredSection[]) : [],
  );
  return first ? summarise(first) : '';
}
