import type { RelatedKind } from '../../../commerce/catalogue/product.ts';
import { brandAt, type Draft } from './draft.ts';
import { lineById } from './lines/all.ts';
import type { Line } from './lines/line.ts';
import type { Schedule } from './schedule.ts';

/** Which lines are related; a product is always the first of its own bundle. */
interface LineRelation {
  kind: Exclude<RelatedKind, 'influencer'>;
  with: string[];
  /** How many of the line's products have related products. */
  share: number;
  /** A set is related by the same turn, anything else by the same brand nearby in the stream. */
  isSet?: boolean;
}

const DRESSED_UP = ['court-heels', 'clutch-bag', 'earrings'];
const DAY_OUT = ['womens-trainers', 'crossbody-bag', 'womens-casual-jacket'];

const LINE_RELATIONS: Record<string, LineRelation[]> = {
  'mens-suit-jacket': [
    { kind: 'suits', with: ['mens-suit-trousers', 'mens-formal-shirt', 'tie'], share: 1, isSet: true },
  ],
  'mens-suit-trousers': [
    { kind: 'suits', with: ['mens-suit-jacket', 'mens-formal-shirt', 'tie'], share: 1, isSet: true },
  ],
  'womens-suit-blazer': [{ kind: 'suits', with: ['womens-suit-trousers', 'blouse'], share: 1, isSet: true }],
  'womens-suit-trousers': [{ kind: 'suits', with: ['womens-suit-blazer', 'blouse'], share: 1, isSet: true }],
  sofa: [{ kind: 'home', with: ['armchair', 'cushion', 'throw'], share: 0.8, isSet: true }],
  armchair: [{ kind: 'home', with: ['sofa', 'cushion', 'table-lamp'], share: 0.7, isSet: true }],
  bedding: [{ kind: 'home', with: ['cushion', 'throw', 'table-lamp'], share: 0.4 }],
  'dining-table': [{ kind: 'home', with: ['tableware', 'vase', 'candle'], share: 0.6 }],
  tableware: [{ kind: 'home', with: ['cookware', 'vase'], share: 0.3 }],
  cleanser: [{ kind: 'beauties', with: ['serum', 'moisturiser'], share: 0.8, isSet: true }],
  serum: [{ kind: 'beauties', with: ['cleanser', 'moisturiser'], share: 0.8, isSet: true }],
  moisturiser: [{ kind: 'beauties', with: ['cleanser', 'serum', 'face-mask'], share: 0.5 }],
  shampoo: [{ kind: 'beauties', with: ['conditioner', 'hair-dryer'], share: 0.7, isSet: true }],
  conditioner: [{ kind: 'beauties', with: ['shampoo'], share: 0.6, isSet: true }],
  lipstick: [{ kind: 'beauties', with: ['mascara', 'foundation', 'nail-polish'], share: 0.3 }],
  foundation: [{ kind: 'beauties', with: ['mascara', 'eyeshadow'], share: 0.3 }],
  'body-lotion': [{ kind: 'bundle', with: ['hand-wash', 'candle'], share: 0.6, isSet: true }],
  'hand-wash': [{ kind: 'bundle', with: ['body-lotion'], share: 0.5, isSet: true }],
  towels: [{ kind: 'bundle', with: ['hand-wash', 'candle'], share: 0.3 }],
  'wrap-dress': [{ kind: 'outfits', with: DRESSED_UP, share: 0.35 }],
  'slip-dress': [{ kind: 'outfits', with: DRESSED_UP, share: 0.35 }],
  'maxi-dress': [{ kind: 'outfits', with: DRESSED_UP, share: 0.4 }],
  'bodycon-dress': [{ kind: 'outfits', with: DRESSED_UP, share: 0.3 }],
  'puff-dress': [{ kind: 'outfits', with: ['sandals', 'crossbody-bag', 'hat'], share: 0.35 }],
  'womens-jeans': [{ kind: 'outfits', with: ['womens-t-shirt', ...DAY_OUT.slice(0, 2)], share: 0.3 }],
  'pleated-skirt': [
    { kind: 'outfits', with: ['womens-jumper', 'womens-ankle-boots', 'tote-bag'], share: 0.3 },
  ],
  'wide-trousers': [{ kind: 'outfits', with: ['blouse', 'sandals', 'tote-bag'], share: 0.3 }],
  chinos: [{ kind: 'outfits', with: ['polo-shirt', 'mens-trainers'], share: 0.3 }],
  'mens-jeans': [{ kind: 'outfits', with: ['mens-t-shirt', 'mens-casual-jacket', 'mens-boots'], share: 0.3 }],
  'girls-dress': [{ kind: 'outfits', with: ['kids-trainers', 'kids-beanie'], share: 0.25 }],
};

/** Outfits across brands. */
const INFLUENCER_SHARE = 0.05;
const INFLUENCER_WITH: Record<string, string[]> = {
  Womens: ['womens-wool-coat', 'womens-ankle-boots', 'crossbody-bag', 'earrings'],
  Mens: ['mens-wool-coat', 'mens-jumper', 'mens-boots'],
  Home: ['cushion', 'vase', 'candle'],
};
const NEARBY = 12;

export interface Neighbourhood {
  seed: number;
  schedule: Schedule;
  /** Length of the stream. */
  places: number;
  keyAt(place: number): string;
}

export function noRelated(): Record<RelatedKind, string[]> {
  return { suits: [], home: [], beauties: [], outfits: [], bundle: [], influencer: [] };
}

export function relate(draft: Draft, key: string, area: Neighbourhood): Record<RelatedKind, string[]> {
  const related = noRelated();
  for (const relation of LINE_RELATIONS[draft.line.id] ?? []) {
    if (!draft.random.chance(relation.share)) continue;
    const keys = relation.with
      .map((lineId) => partnerKey(draft, lineById(lineId), relation.isSet ?? false, area))
      .filter((partner): partner is string => partner !== null);
    if (keys.length > 0) related[relation.kind] = [key, ...keys];
  }
  const looks = INFLUENCER_WITH[draft.line.department];
  if (looks && draft.random.chance(INFLUENCER_SHARE)) {
    const others = looks.filter((lineId) => lineId !== draft.line.id);
    related.influencer = others
      .map((lineId) => nearestKey(draft, lineById(lineId), area))
      .filter((partner): partner is string => partner !== null);
  }
  return related;
}

function partnerKey(draft: Draft, line: Line, isSet: boolean, area: Neighbourhood): string | null {
  if (isSet && line.set !== null && line.set === draft.line.set) {
    const place = area.schedule.placeOf(line.id, draft.turn);
    return place < area.places ? area.keyAt(place) : null;
  }
  const first = sameStretch(draft, line);
  for (let step = 0; step < NEARBY; step += 1) {
    const turn = Math.max(0, first + (step % 2 === 0 ? step / 2 : -(step + 1) / 2));
    const place = area.schedule.placeOf(line.id, turn);
    if (place < area.places && brandAt(area.seed, line, turn).slug === draft.brand.slug)
      return area.keyAt(place);
  }
  return nearestKey(draft, line, area);
}

function nearestKey(draft: Draft, line: Line, area: Neighbourhood): string | null {
  for (let turn = sameStretch(draft, line); turn >= 0; turn -= 1) {
    const place = area.schedule.placeOf(line.id, turn);
    if (place < area.places) return area.keyAt(place);
  }
  return null;
}

/** Both lines appear in the stream in proportion to their weights. */
function sameStretch(draft: Draft, line: Line): number {
  return Math.floor((draft.turn * line.weight) / draft.line.weight);
}
