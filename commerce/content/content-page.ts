/** One section whose fields passed its schema. */
export interface ContentSection {
  id: string;
  /** Name of its definition in `app/sections/`. */
  type: string;
  fields: Record<string, unknown>;
}

/** A container: a full row of the page that holds sections. */
export interface ContentContainer {
  id: string;
  isFullWidth: boolean;
  backgroundColour: string | null;
  hasVerticalPadding: boolean;
  /** Sections per row on wide screens. */
  columns: number;
  sections: ContentSection[];
}

export interface ContentPage {
  path: string;
  title: string;
  description: string;
  /** Overrides the robots meta tag; null uses the rule of the shop. */
  robots: string | null;
  /** Media path of the picture shown when the page is shared. */
  image: string | null;
  article: ArticleCard | null;
  containers: ContentContainer[];
}

/** A blog article in a list. */
export interface ArticleCard {
  href: string;
  src: string;
  alt: string;
  /** Focal point when the picture is cropped, in per cent from the left. */
  focusX?: number;
  category: string;
  title: string;
  /** ISO date. */
  date: string;
  description: string;
  callToAction: string | null;
}

/** Why a part of a page is left out. Shown to staff; shoppers see the page without the part. */
export interface ContentProblem {
  where: string;
  type: string;
  reason: string;
}

/** The cache tag of a content entry. */
export function contentTag(kind: string, key: string): string {
  return `content:${kind}:${key}`;
}
