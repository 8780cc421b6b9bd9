import type { ChoosableVariant } from '#commerce/catalogue/variants/variant-index.ts';
import type { Picture } from '#commerce/media/picture.ts';

/** The product as `/_api/quickadd/{productId}` gives it: what the window shows and nothing else. */
export interface QuickProduct {
  id: string;
  key: string;
  slug: string;
  name: string;
  brand: string;
  isPremier: boolean;
  preorderUntil: string | null;
  currency: string;
  lowStockQuantity: number;
  colours: QuickColour[];
  variants: QuickVariant[];
}

export interface QuickColour {
  colour: string;
  label: string;
  swatch: Pick<Picture, 'src' | 'tone'>;
  image: Picture | null;
}

export interface QuickVariant extends ChoosableVariant {
  price: number;
  wasPrice: number | null;
  /** There is wording to enter, which only the product's own page can take. */
  customisationGroupName: string | null;
}

export async function askProduct(productId: string): Promise<QuickProduct | null> {
  try {
    const response = await fetch(`/_api/quickadd/${encodeURIComponent(productId)}`);
    if (!response.ok) return null;
    return ((await response.json()) as { product: QuickProduct }).product;
  } catch {
    return null;
  }
}
