import type { Variant } from '../../../commerce/catalogue/product.ts';
import { CHILDRENS_CLOTHING } from '../../../commerce/tax/rate-table.ts';
import { palette } from '../pictures/palette.ts';
import { barcodeFor } from './barcode.ts';
import { careOf, careTexts } from './care.ts';
import type { Writing } from './decisions.ts';
import type { Draft } from './draft.ts';
import { skuFor } from './keys.ts';
import { DELIVERY_MESSAGES, EXCLUDED_FROM_OFFERS, returnsTexts } from './policies.ts';
import { endPrice, pounds, priceParts, type Sale } from './pricing.ts';
import { sizeCode, sizeFactor, sizeRuns } from './sizes.ts';
import { chooseStockLevel, quantityFor } from './stock.ts';

const MOST_VARIANTS = 512;
const FREE_GIFT = {
  sku: 'YDD20002-101-01',
  description: 'A 2ml vial of Evening Garden, with our compliments.',
};

interface VariantContext {
  sale: Sale | null;
  isExcluded: boolean;
  preorderDays: number | null;
}

/** Every colour in every size, with price and stock. */
export function writeVariants(draft: Draft, writing: Writing, context: VariantContext): Variant[] {
  const { line, brand, random, cloth, sizeRun } = draft;
  const { decisions, key } = writing;
  const [low, high] = line.price;
  const base =
    decisions.fullPrice ?? (low + (high - low) * random.next()) * 100 * brand.level * (cloth?.factor ?? 1);
  const stockLevel = decisions.stockLevel ?? chooseStockLevel(draft.daysOld, context.sale !== null, random);
  const returns = returnsTexts[decisions.returns ?? line.returns];
  const gift = decisions.gift === undefined ? chooseGift(draft) : decisions.gift;
  const group =
    decisions.customisationGroup === undefined ? customisationOf(draft) : decisions.customisationGroup;
  const canComeTomorrow =
    brand.kind !== 'marketplace' &&
    ['standard', 'small'].includes(line.logisticClass) &&
    context.preorderDays === null &&
    random.chance(0.82);
  const soldOutColour = draft.colours.length > 1 ? random.int(0, draft.colours.length) : null;
  const variants: Variant[] = [];
  draft.colours.forEach((colour, colourIndex) => {
    const colourSale =
      !context.sale?.colours || context.sale.colours.includes(colourIndex) ? context.sale : null;
    const colourStockLevel = stockLevel === 'broken' && colourIndex === soldOutColour ? 'gone' : stockLevel;
    draft.sizes.forEach((position, sizeIndex) => {
      const full =
        decisions.fullPrice === 0 ? 0 : endPrice(base * sizeFactor(sizeRun, position), brand.ending);
      const parts = priceParts(full, colourSale, brand.ending);
      const quantity = decisions.stock
        ? decisions.stock(variants.length)
        : quantityFor(colourStockLevel, sizeIndex, draft.sizes.length, random);
      const sku = skuFor(
        key,
        colourCode(colour.paint, colour.colour, colourIndex),
        sizeCode(sizeRun, position),
      );
      variants.push({
        id: `${key}.${variants.length + 1}`,
        sku,
        marketplaceSku: brand.kind === 'marketplace' ? sku : null,
        isMaster: variants.length === 0,
        preSelected: draft.colours.length * draft.sizes.length === 1,
        colour: colour.colour,
        size: sizeRuns[sizeRun][position]!,
        eanBarcode: barcodeFor(writing.place * MOST_VARIANTS + variants.length),
        price: {
          price: pounds(parts.price),
          wasPrice: parts.was === null ? null : pounds(parts.was),
          preDiscountPrice: parts.preDiscount === null ? null : pounds(parts.preDiscount),
          discountEffects: parts.effects.map((effect) => ({
            name: effect.name,
            value: pounds(effect.value),
          })),
          country: 'GB',
          shopExclusionsMessaging: context.isExcluded ? EXCLUDED_FROM_OFFERS : null,
          shopDeliveryMessaging: DELIVERY_MESSAGES[line.logisticClass] ?? null,
        },
        stock: { isOnStock: quantity > 0, availableQuantity: quantity },
        logisticClass: line.logisticClass,
        ...(isChildrensClothing(line) && { taxClass: CHILDRENS_CLOTHING }),
        customisationGroupName: group,
        attributes: {
          classification: draft.bodyFit,
          collection: brand.name,
          returnsPolicy: group ? returnsTexts.final : returns,
          detailsAndCare: careTexts[careOf(line, cloth)],
          fabrication: cloth?.composition ?? line.solid?.fabrication ?? null,
          ingredients: line.ingredients,
          sustainabilityContent: cloth?.future ?? null,
          gwpSku: gift?.sku ?? null,
          gwpDescription: gift?.description ?? null,
          voxeloId: line.voxeloId,
          rewardsPoints: Math.floor(parts.price / 100),
          isNextDay: canComeTomorrow,
        },
      });
    });
  });
  return variants;
}

/** Zero-rated in the United Kingdom; bags and toys are not. */
function isChildrensClothing(line: Draft['line']): boolean {
  return line.department === 'Kids' && (line.productType === 'clothing' || line.productType === 'footwear');
}

/** The number of the palette colour, else the position among the shades. */
function colourCode(paint: string, colour: string, index: number): number {
  return paint === colour ? 101 + palette.findIndex((entry) => entry.slug === paint) : 301 + index;
}

function chooseGift(draft: Draft): typeof FREE_GIFT | null {
  const gives = draft.line.categoryTaxonomy === 'Fragrance' || draft.line.categoryTaxonomy === 'Skincare';
  return gives && draft.brand.kind !== 'marketplace' && draft.random.chance(0.12) ? FREE_GIFT : null;
}

function customisationOf(draft: Draft): string | null {
  if (draft.line.id === 'personalised-gift') return draft.turn % 2 === 0 ? 'engraving' : 'gift-message';
  return draft.brand.slug === 'quillon' && draft.line.id === 'necklace' && draft.turn % 2 === 0
    ? 'initials'
    : null;
}
