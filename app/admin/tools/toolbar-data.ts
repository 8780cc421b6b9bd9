/** What the staff toolbar offers on a page. */
export interface ToolbarData {
  canExport: boolean;
  /** The page in the content system, or in our own studio. */
  editHref: string | null;
  /** The product's file; null on other pages. */
  inspectorHref: string | null;
  /** Where products come in, for an admin of a shop that has none. */
  catalogueHref: string | null;
  /** The product whose page this is. */
  product: { key: string; name: string } | null;
  /** Keys of the products marked as Selected; null for those who may not mark. */
  selected: string[] | null;
  /** Origins of frames that may show badges being prepared. */
  previewOrigins: string[];
}
