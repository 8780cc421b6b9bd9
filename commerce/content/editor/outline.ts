/** A page's sections as they are stored: sections, and bands that hold some. */
export interface StoredSection {
  type: string;
  id?: string;
  sections?: StoredSection[];
  [field: string]: unknown;
}

/** Where a section stands: its place on the page, or that of its band and its place within. */
export type OutlinePath = readonly [number] | readonly [number, number];

export interface OutlineRow {
  path: OutlinePath;
  section: StoredSection;
  isBand: boolean;
}

const BAND = 'Container';

export const isBand = (section: StoredSection): boolean => section.type === BAND;

/** Every row of the outline in the order of the page; a band stands before what it holds. */
export function listRows(sections: readonly StoredSection[]): OutlineRow[] {
  return sections.flatMap((section, index) => [
    { path: [index] as const, section, isBand: isBand(section) },
    ...heldBy(section).map((held, place) => ({
      path: [index, place] as const,
      section: held,
      isBand: false,
    })),
  ]);
}

function heldBy(section: StoredSection): StoredSection[] {
  return isBand(section) ? (section.sections ?? []) : [];
}

export function sectionAt(sections: readonly StoredSection[], path: OutlinePath): StoredSection | null {
  const top = sections[path[0]];
  if (!top) return null;
  return path[1] === undefined ? top : (heldBy(top)[path[1]] ?? null);
}

export function isSamePath(a: OutlinePath | null, b: OutlinePath | null): boolean {
  return a?.[0] === b?.[0] && a?.[1] === b?.[1];
}

/** The name under which the page and its problems speak of a section. */
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
      sections: heldBy(section).map((held, within) => (within === place ? change(held) : held)),
    };
  });
}

export function removeAt(sections: readonly StoredSection[], path: OutlinePath): StoredSection[] {
  const [index, place] = path;
  if (place === undefined) return sections.filter((_, at) => at !== index);
  return replaceAt(sections, [index], (band) => ({
    ...band,
    sections: heldBy(band).filter((_, within) => within !== place),
  }));
}

/** Puts a section where the path says; whatever stood there moves on. */
export function insertAt(
  sections: readonly StoredSection[],
  path: OutlinePath,
  section: StoredSection,
): StoredSection[] {
  const [index, place] = path;
  if (place === undefined) return sections.toSpliced(index, 0, section);
  return replaceAt(sections, [index], (band) => ({
    ...band,
    sections: heldBy(band).toSpliced(place, 0, section),
  }));
}

export interface Moved {
  sections: StoredSection[];
  path: OutlinePath;
}

/** One step up or down; a section walks into and out of the bands it meets, a band passes over its neighbour. */
export function moveStep(sections: readonly StoredSection[], path: OutlinePath, step: -1 | 1): Moved | null {
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
    if (within >= 0 && within < heldBy(sections[index]!).length) return [index, within];
    return [step < 0 ? index : index + 1];
  }
  const neighbour = sections[index + step];
  if (!neighbour) return null;
  if (isBand(section) || !isBand(neighbour)) return [index + step];
  // Once it has left its own place, a band below stands one higher.
  return step < 0 ? [index - 1, heldBy(neighbour).length] : [index, 0];
}

/** Moves a section before another, as when it is dropped there. */
export function moveBefore(
  sections: readonly StoredSection[],
  from: OutlinePath,
  before: OutlinePath,
): Moved | null {
  const section = sectionAt(sections, from);
  const isIntoBand = before[1] !== undefined;
  if (!section || isSamePath(from, before) || (isBand(section) && isIntoBand)) return null;
  const target = placeAfterRemoval(from, before);
  return { sections: insertAt(removeAt(sections, from), target, section), path: target };
}

function placeAfterRemoval(from: OutlinePath, to: OutlinePath): OutlinePath {
  if (from[1] === undefined) {
    const index = from[0] < to[0] ? to[0] - 1 : to[0];
    return to[1] === undefined ? [index] : [index, to[1]];
  }
  const isSameBand = to[1] !== undefined && to[0] === from[0];
  return isSameBand && from[1] < to[1]! ? [to[0], to[1]! - 1] : to;
}

/** Puts a band around a section, for a colour or the full width. */
export function wrapInBand(sections: readonly StoredSection[], path: OutlinePath): StoredSection[] {
  return replaceAt(sections, path, (section) => ({ type: BAND, sections: [section] }));
}

/** Takes a band away and leaves what it held. */
export function dissolveBand(sections: readonly StoredSection[], index: number): StoredSection[] {
  return sections.flatMap((section, at) => (at === index ? heldBy(section) : [section]));
}

const TELLING = ['title', 'liveTextTitle', 'primaryTitle', 'label', 'callToAction', 'logoText', 'question'];

/** A few words that tell one section from another of its type. */
export function summarise(section: StoredSection): string {
  for (const name of TELLING) {
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
