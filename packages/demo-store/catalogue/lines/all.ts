import { fragranceAndBath } from './fragrance-and-bath.ts';
import { furniture } from './furniture.ts';
import { giftBoxes } from './gifts.ts';
import { haircare } from './haircare.ts';
import { homeTextiles } from './home-textiles.ts';
import { kidsLines } from './kids.ts';
import type { Line } from './line.ts';
import { makeup } from './makeup.ts';
import { mensCoatsAndNightwear } from './mens-coats-and-nightwear.ts';
import { mensShoesAndAccessories } from './mens-shoes-and-accessories.ts';
import { mensTailoring } from './mens-tailoring.ts';
import { mensTops } from './mens-tops.ts';
import { skincare } from './skincare.ts';
import { tableAndDecor } from './table-and-decor.ts';
import { womensBags } from './womens-bags.ts';
import { womensCoats } from './womens-coats.ts';
import { womensDresses } from './womens-dresses.ts';
import { womensHatsAndScarves } from './womens-hats-and-scarves.ts';
import { womensJewellery } from './womens-jewellery.ts';
import { womensLingerie } from './womens-lingerie.ts';
import { womensShoes } from './womens-shoes.ts';
import { womensSwimwear } from './womens-swimwear.ts';
import { womensTailoring } from './womens-tailoring.ts';
import { womensTops } from './womens-tops.ts';
import { womensTrousersAndSkirts } from './womens-trousers-and-skirts.ts';

export const lines: Line[] = [
  ...womensDresses,
  ...womensTops,
  ...womensTrousersAndSkirts,
  ...womensTailoring,
  ...womensCoats,
  ...womensSwimwear,
  ...womensLingerie,
  ...womensShoes,
  ...womensBags,
  ...womensJewellery,
  ...womensHatsAndScarves,
  ...mensTops,
  ...mensTailoring,
  ...mensCoatsAndNightwear,
  ...mensShoesAndAccessories,
  ...kidsLines,
  ...makeup,
  ...skincare,
  ...fragranceAndBath,
  ...haircare,
  ...furniture,
  ...homeTextiles,
  ...tableAndDecor,
  ...giftBoxes,
];

const byId = new Map(lines.map((line) => [line.id, line]));

export function lineById(id: string): Line {
  const line = byId.get(id);
  if (!line) throw new Error(`There is no line "${id}"`);
  return line;
}
