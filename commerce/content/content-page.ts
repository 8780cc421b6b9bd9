import type { SectionType } from './section-types.ts';

/** One visual block whose fields passed its schema. */
export interface ContentSection {
  id: string;
  type: SectionType;
  fields: Record<string, unknown>;
}

/** A band of the page that holds sections. */
export interface ContentContainer {
  id: string;
  isFullWidth: boolean;
  backgroundColour: string | null;
  hasVerticalPadding: boolean;
  /** How many sections stand side by side on wide screens. */
  columns: number;
  sections: ContentSection[];
}

export interface ContentPage {
  path: string;
  title: string;
  description: string;
  /** The content system's word for search engines; null leaves it to the shop. */
  robots: string | null;
  /** Media path of the picture shown when the page is shared. */
  image: string | null;
  article: ArticleCard | null;
  containers: ContentContainer[];
}

/** A blog card: what a list of articles shows of one. */
export interface ArticleCard {
  href: string;
  src: string;
  alt: string;
  /** Where to look when the picture is cut: per cent from the left. */
  focusX?: number;
  category: string;
  title: string;
  /** ISO date. */
  date: string;
  description: string;
  callToAction: string | null;
}

/** Why a part of a page is left out; staff see it, shoppers see the page without it. */
export interface ContentProblem {
  where: string;
  type: string;
  reason: string;
}

/** The name by which pages say they depend on a piece of content. */
export function contentTag(kind: string, key: string): string {
  return `content:${kind}:${key}`;
}
