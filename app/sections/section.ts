import type { CardView } from '#app/features/product-card/card-view.ts';

/** What every section component receives. */
export interface SectionProps<Fields, Data = null> {
  id: string;
  fields: Fields;
  data: Data;
  /** In the first view: loaded at once and first. */
  isEager: boolean;
}

/** Data of the sections that show products. */
export interface ProductData {
  cards: CardView[];
}

/** Data of the sections whose words are formatted. */
export interface HtmlData {
  html: string;
}

/** One state of a section, for the gallery and for tests. */
export interface Sample<Fields> {
  name: string;
  fields: Fields;
}
