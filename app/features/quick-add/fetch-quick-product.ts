import type { loader } from '#app/routes/api/quickadd.ts';
import { callApi } from '#app/site/api-call.ts';
import type { ChoosableVariant } from '#commerce/catalogue/variants/variant-index.ts';
import type { Picture } from '#commerce/media/picture.ts';

/** The parts of a product that the quick-add window shows. */
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
  /** Customised products need their own page. */
  customisationGroupName: string | null;
}

export async function fetchQuickProduct(productId: string): Promise<QuickProduct | null> {
  try {
    const response = await callApi<typeof loader>(`/_api/quickadd/${encodeURIComponent(productId)}`);
    return response.ok ? (await response.json()).product : null;
  } catch {
    return null;
  }
}
