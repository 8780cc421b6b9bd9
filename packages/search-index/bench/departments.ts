export interface Department {
  slug: string;
  name: string;
  share: number;
  groups: Record<string, string[]>;
  attributes: string[];
  hasSizes: boolean;
}

/** The departments of the generated catalogue. */
export const DEPARTMENTS: Department[] = [
  {
    slug: 'women',
    name: 'Women',
    share: 0.36,
    hasSizes: true,
    groups: {
      Clothing: ['Dress', 'Top', 'Jeans', 'Jumper', 'Coat', 'Skirt', 'Trousers', 'Jumpsuit', 'Blouse'],
      Shoes: ['Boots', 'Heels', 'Trainers', 'Sandals', 'Loafers'],
      Bags: ['Tote', 'Crossbody', 'Clutch', 'Backpack'],
      Lingerie: ['Bra', 'Knickers', 'Pyjamas', 'Tights'],
    },
    attributes: [
      ...[
        'Fit',
        'Material',
        'Pattern',
        'Length',
        'Rise',
        'Closure',
        'Heel Height',
        'Toe Shape',
        'Hem',
        'Strap',
      ],
      ...[
        'Season',
        'Trend',
        'Aesthetic',
        'Care',
        'Lining',
        'Features',
        'Sustainability',
        'Cup Size',
        'Band Size',
      ],
    ],
  },
  {
    slug: 'men',
    name: 'Men',
    share: 0.2,
    hasSizes: true,
    groups: {
      Clothing: ['Shirt', 'T-Shirt', 'Jeans', 'Suit', 'Jumper', 'Jacket', 'Shorts', 'Polo'],
      Shoes: ['Brogues', 'Trainers', 'Boots'],
      Accessories: ['Belt', 'Tie', 'Wallet', 'Watch'],
    },
    attributes: [
      ...['Fit', 'Material', 'Pattern', 'Closure', 'Toe Shape', 'Collar', 'Cuff', 'Weight', 'Pocket', 'Vent'],
      ...['Season', 'Trend', 'Aesthetic', 'Care', 'Lining', 'Features', 'Sustainability', 'Strap Material'],
    ],
  },
  {
    slug: 'children',
    name: 'Children',
    share: 0.12,
    hasSizes: true,
    groups: {
      Girls: ['Dress', 'Leggings', 'Coat'],
      Boys: ['Joggers', 'Hoodie', 'Shorts'],
      Toys: ['Puzzle', 'Doll'],
    },
    attributes: ['Age Group', 'Character', 'Material', 'Pattern', 'Closure', 'Season', 'Care', 'Features'],
  },
  {
    slug: 'beauty',
    name: 'Beauty',
    share: 0.14,
    hasSizes: false,
    groups: {
      Skincare: ['Moisturiser', 'Serum', 'Cleanser', 'Mask'],
      Makeup: ['Lipstick', 'Foundation', 'Mascara', 'Blusher'],
      Fragrance: ['Perfume', 'Aftershave', 'Gift Set'],
    },
    attributes: [
      ...[
        'Skin Type',
        'Concern',
        'Finish',
        'Ingredient',
        'Fragrance',
        'Coverage',
        'Shade Depth',
        'Volume',
        'SPF',
      ],
      ...['Features', 'Sustainability', 'Trend', 'Aesthetic'],
    ],
  },
  {
    slug: 'home',
    name: 'Home',
    share: 0.18,
    hasSizes: false,
    groups: {
      Furniture: ['Sofa', 'Armchair', 'Coffee Table', 'Bed', 'Bookcase'],
      Bedding: ['Duvet Cover', 'Pillow', 'Throw'],
      Kitchen: ['Pan', 'Mug', 'Kettle'],
      Lighting: ['Table Lamp', 'Floor Lamp', 'Candle'],
    },
    attributes: [
      ...[
        'Room',
        'Arm Style',
        'Material',
        'Pattern',
        'Finish',
        'Shape',
        'Assembly',
        'Wick Count',
        'Thread Count',
      ],
      ...[
        'Capacity',
        'Dishwasher Safe',
        'Bulb Type',
        'Features',
        'Sustainability',
        'Trend',
        'Aesthetic',
        'Fragrance',
      ],
    ],
  },
];
export const COLOURS =
  'Black White Navy Grey Blue Beige Red Pink Green Brown Cream Khaki Silver Gold Purple Yellow Orange Multi'.split(
    ' ',
  );
export const MATERIALS =
  'Cotton Polyester Leather Wool Linen Silk Denim Viscose Cashmere Suede Velvet Oak Glass'.split(' ');
export const STYLES =
  'Classic Slim Relaxed Oversized Floral Striped Ribbed Cropped Pleated Quilted Printed Textured Belted Midi Maxi Mini'.split(
    ' ',
  );
export const FILLER =
  'crafted designed perfect everyday occasion comfort style finish detail season wardrobe timeless signature collection feature lining pocket button zip fastening machine washable model wears length gift refined silhouette statement evening weekend office holiday summer winter spring autumn exclusive arrival soft light layered modern heritage inspired'.split(
    ' ',
  );
