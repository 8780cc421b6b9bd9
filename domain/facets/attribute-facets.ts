/** Facets read from pictures and descriptions: `aiattributes.{name}`, by the department they make sense in. */
export const ATTRIBUTE_PREFIX = 'aiattributes.';

const ATTRIBUTES_BY_DEPARTMENT = {
  clothing: [
    'Fit',
    'Material',
    'Pattern',
    'Closure',
    'Length',
    'Neckline',
    'Sleeve Length',
    'Sleeve Style',
    'Collar Style',
    'Waist Rise',
    'Leg Style',
    'Hem Style',
    'Dress Style',
    'Skirt Style',
    'Jacket Style',
    'Knit Weight',
    'Stretch',
    'Lining',
    'Pockets',
    'Hood',
    'Season',
    'Embellishment',
    'Wash',
    'Care',
  ],
  lingerie: [
    'Band Size',
    'Cup Size',
    'Bra Style',
    'Brief Style',
    'Padding',
    'Underwire',
    'Strap Style',
    'Support Level',
  ],
  footwear: [
    'Heel Height',
    'Heel Type',
    'Toe Shape',
    'Shoe Width',
    'Upper Material',
    'Sole Material',
    'Boot Height',
  ],
  accessories: [
    'Bag Size',
    'Bag Style',
    'Hardware Colour',
    'Metal',
    'Stone',
    'Chain Length',
    'Frame Shape',
    'Lens',
  ],
  beauty: [
    'Skin Type',
    'Skin Concern',
    'Hair Type',
    'Hair Concern',
    'Finish',
    'Coverage',
    'Formulation',
    'Shade Family',
    'Key Ingredient',
    'Fragrance',
    'Fragrance Family',
    'SPF',
    'Cruelty Free',
  ],
  home: [
    'Room',
    'Arm Style',
    'Leg Finish',
    'Seat Count',
    'Upholstery',
    'Frame Material',
    'Assembly',
    'Bed Size',
    'Mattress Firmness',
    'Thread Count',
    'Tog Rating',
    'Curtain Heading',
    'Rug Size',
    'Pile Height',
    'Wick Count',
    'Burn Time',
    'Light Fitting',
    'Capacity',
    'Dishwasher Safe',
    'Shape',
  ],
} as const;

export type AttributeDepartment = keyof typeof ATTRIBUTES_BY_DEPARTMENT;

export const ATTRIBUTE_NAMES: readonly string[] = Object.values(ATTRIBUTES_BY_DEPARTMENT).flat();

export function attributeKey(name: string): string {
  return `${ATTRIBUTE_PREFIX}${name}`;
}

/** The attribute facets that a department's products may carry. */
export function attributeKeysOf(department: AttributeDepartment): string[] {
  return ATTRIBUTES_BY_DEPARTMENT[department].map(attributeKey);
}
