import type { DrawnView } from '../archetypes.ts';
import { drawGarment, type Garment } from '../kit/garment.ts';
import type { Layers } from '../kit/master.ts';
import type { Orbit } from '../kit/solid-scene.ts';
import { ankleBoots } from './ankle-boots.ts';
import { beanie } from './beanie.ts';
import { bedding, cushion, towels } from './bed-and-bath.ts';
import { bikini } from './bikini.ts';
import { blouse } from './blouse.ts';
import { bodyconDress } from './bodycon-dress.ts';
import { creamJar, perfume, pumpBottle } from './bottles-and-jars.ts';
import { candle } from './candle.ts';
import { cardigan } from './cardigan.ts';
import { clutchBag } from './clutch-bag.ts';
import { courtHeels } from './court-heels.ts';
import { crossbodyBag } from './crossbody-bag.ts';
import { denimJacket } from './denim-jacket.ts';
import { diningTable } from './dining-table.ts';
import { dressingGown } from './dressing-gown.ts';
import { dungarees } from './dungarees.ts';
import { earrings } from './earrings.ts';
import { eyeshadow } from './eyeshadow.ts';
import { giftBox } from './gift-box.ts';
import { hairDryer } from './hair-dryer.ts';
import { hat } from './hat.ts';
import { hoodie } from './hoodie.ts';
import { jeans } from './jeans.ts';
import { jumper } from './jumper.ts';
import { jumpsuit } from './jumpsuit.ts';
import { kidsDress } from './kids-dress.ts';
import { bra, lingerieSet } from './lingerie.ts';
import { foundation, lipstick, mascara } from './makeup.ts';
import { maxiDress } from './maxi-dress.ts';
import { miniSkirt } from './mini-skirt.ts';
import { mirror } from './mirror.ts';
import { nailPolish } from './nail-polish.ts';
import { necklace } from './necklace.ts';
import { pleatedSkirt } from './pleated-skirt.ts';
import { poloShirt } from './polo-shirt.ts';
import { pot } from './pot.ts';
import { puffDress } from './puff-dress.ts';
import { puffer } from './puffer.ts';
import { pyjamas } from './pyjamas.ts';
import { ring } from './ring.ts';
import { rug } from './rug.ts';
import { sandals } from './sandals.ts';
import { scarf } from './scarf.ts';
import { armchair, sofa } from './seating.ts';
import { shirtDress } from './shirt-dress.ts';
import { kidsTee, mensShirt, shirt, tShirt } from './shirts.ts';
import { slipDress } from './slip-dress.ts';
import { straightener } from './straightener.ts';
import { blazer, suit, suitJacket } from './suits.ts';
import { swimsuit } from './swimsuit.ts';
import { tableLamp } from './table-lamp.ts';
import { tableware } from './tableware.ts';
import { throwBlanket } from './throw-blanket.ts';
import { tie } from './tie.ts';
import { toteBag } from './tote-bag.ts';
import { trainers } from './trainers.ts';
import { trenchCoat } from './trench-coat.ts';
import { chinos, tailoredTrousers, wideTrousers } from './trousers.ts';
import { vase } from './vase.ts';
import { watch } from './watch.ts';
import { woolCoat } from './wool-coat.ts';
import { wrapDress } from './wrap-dress.ts';

/** Solid products can be drawn from other angles; cloth is flat and ignores `orbit`. */
export type Drawing = (view: DrawnView, orbit?: Orbit) => Layers;

const worn =
  (garment: Garment): Drawing =>
  (view) =>
    drawGarment(garment, view);

/** Archetype id → drawing. */
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
