import type { DrawnView } from '../archetypes.ts';
import type { Layers } from '../kit/master.ts';
import { drawGarment, type Garment } from '../kit/wardrobe.ts';
import { beanie, hat, scarf, throwBlanket, tie } from './accessories.ts';
import { clutchBag, crossbodyBag, toteBag } from './bags.ts';
import {
  creamJar,
  eyeshadow,
  foundation,
  hairDryer,
  lipstick,
  mascara,
  nailPolish,
  perfume,
  pumpBottle,
  straightener,
} from './beauty.ts';
import { chinos, jeans, miniSkirt, pleatedSkirt, tailoredTrousers, wideTrousers } from './bottoms.ts';
import { blazer, denimJacket, puffer, suitJacket, trenchCoat, woolCoat } from './coats.ts';
import { bodyconDress, maxiDress, puffDress, shirtDress, slipDress, wrapDress } from './dresses.ts';
import { armchair, bedding, cushion, diningTable, mirror, rug, sofa, tableLamp } from './furniture.ts';
import { candle, earrings, giftBox, pot, ring, tableware, towels, vase, watch } from './homeware.ts';
import { necklace } from './necklace.ts';
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
import { ankleBoots, courtHeels, sandals, trainers } from './shoes.ts';
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
  lipstick: lipstick,
  foundation: foundation,
  mascara: mascara,
  perfume: perfume,
  'pump-bottle': pumpBottle,
  'cream-jar': creamJar,
  'nail-polish': nailPolish,
  'eyeshadow-palette': eyeshadow,
  'hair-dryer': hairDryer,
  'hair-straightener': straightener,
  sofa: sofa,
  armchair: armchair,
  'dining-table': diningTable,
  'table-lamp': tableLamp,
  mirror: mirror,
  rug: rug,
  bedding: bedding,
  cushion: cushion,
  vase: vase,
  candle: candle,
  'cookware-pot': pot,
  tableware: tableware,
  towels: towels,
  'gift-box': giftBox,
  ring: ring,
  earrings: earrings,
  watch: watch,
  'court-heels': courtHeels,
  'ankle-boots': ankleBoots,
  trainers: trainers,
  sandals: sandals,
  'tote-bag': toteBag,
  'crossbody-bag': crossbodyBag,
  'clutch-bag': clutchBag,
  hat: hat,
  beanie: beanie,
  scarf: scarf,
  tie: tie,
  throw: throwBlanket,
  necklace: necklace,
};
