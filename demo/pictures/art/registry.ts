import type { DrawnView } from '../archetypes.ts';
import type { Layers } from '../kit/master.ts';
import { drawGarment, type Garment } from '../kit/wardrobe.ts';
import { chinos, jeans, miniSkirt, pleatedSkirt, tailoredTrousers, wideTrousers } from './bottoms.ts';
import { blazer, denimJacket, puffer, suitJacket, trenchCoat, woolCoat } from './coats.ts';
import { bodyconDress, maxiDress, puffDress, shirtDress, slipDress, wrapDress } from './dresses.ts';
import {
  bikini,
  bra,
  dressingGown,
  dungarees,
  jumpsuit,
  kidsDress,
  lingerieSet,
  pyjamas,
  suit,
  swimsuit,
} from './sets.ts';
import { blouse, cardigan, hoodie, jumper, kidsTee, mensShirt, poloShirt, shirt, tShirt } from './tops.ts';

export type Drawing = (view: DrawnView) => Layers;

const worn =
  (garment: Garment): Drawing =>
  (view) =>
    drawGarment(garment, view);

/** Who draws what: archetype id → drawing. */
export const drawings: Readonly<Record<string, Drawing>> = {
  'wrap-dress': worn(wrapDress),
  'slip-dress': worn(slipDress),
  'shirt-dress': worn(shirtDress),
  'puff-dress': worn(puffDress),
  'maxi-dress': worn(maxiDress),
  'bodycon-dress': worn(bodyconDress),
  't-shirt': worn(tShirt),
  blouse: worn(blouse),
  shirt: worn(shirt),
  'mens-shirt': worn(mensShirt),
  'polo-shirt': worn(poloShirt),
  jumper: worn(jumper),
  cardigan: worn(cardigan),
  hoodie: worn(hoodie),
  'kids-t-shirt': worn(kidsTee),
  'pleated-skirt': worn(pleatedSkirt),
  'mini-skirt': worn(miniSkirt),
  'wide-trousers': worn(wideTrousers),
  'tailored-trousers': worn(tailoredTrousers),
  chinos: worn(chinos),
  jeans: worn(jeans),
  blazer: worn(blazer),
  'suit-jacket': worn(suitJacket),
  'wool-coat': worn(woolCoat),
  'trench-coat': worn(trenchCoat),
  'puffer-jacket': worn(puffer),
  'denim-jacket': worn(denimJacket),
  suit: worn(suit),
  jumpsuit: worn(jumpsuit),
  swimsuit: worn(swimsuit),
  bikini: worn(bikini),
  bra: worn(bra),
  'lingerie-set': worn(lingerieSet),
  pyjamas: worn(pyjamas),
  'dressing-gown': worn(dressingGown),
  'kids-dungarees': worn(dungarees),
  'kids-dress': worn(kidsDress),
};
