import { homeViews } from '../kit/home-views.ts';
import { at, block, capsule, fourfold, turnX, turnZ, twin } from '../kit/sdf.ts';
import type { Item } from '../kit/solid-scene.ts';
import { brass, cloth, item, oak, pillow, seat } from './home-parts.ts';
import type { Drawing } from './registry.ts';

function sofaItems(): Item[] {
  const items: Item[] = [
    item(at(block(98, 12, 40, 4), 0, 27, 0), cloth, [0, 27, 0, 110]),
    item(at(seat(43, 10, 38, 7, 2.4), -43.5, 47, 4), cloth, [-43.5, 47, 4, 62]),
    item(at(seat(43, 10, 38, 7, 2.4), 43.5, 47, 4), cloth, [43.5, 47, 4, 62]),
    item(at(turnX(seat(88, 30, 9, 8, 1), -8), 0, 62, -38), cloth, [0, 62, -38, 98]),
    item(at(turnX(pillow(43, 23, 12, 4), -10), -43, 76, -24), cloth, [-43, 76, -24, 54]),
    item(at(turnX(pillow(43, 23, 12, 7), -10), 43, 76, -24), cloth, [43, 76, -24, 54]),
    item(twin(at(block(11, 25, 42, 9), 97, 40, 0)), cloth, [0, 40, 0, 122]),
    item(fourfold(capsule(86, 16, 32, 90, 1, 36, 2.6, 1.6)), brass, [0, 8, 0, 104]),
    item(at(turnZ(turnX(pillow(20, 20, 8, 5), -20), 9), -72, 74, -6), { paint: 'accent' }, [-72, 74, -6, 32]),
    item(at(turnZ(turnX(pillow(17, 17, 7, 6), -22), -8), 74, 72, -4), { paint: '#e9e0d0' }, [74, 72, -4, 28]),
  ];
  return items;
}

export const sofa: Drawing = homeViews({
  items: sofaItems,
  height: 100,
  width: 222,
  depth: 90,
  pitch: 10,
  middle: 46,
  setting: 'floor',
});

export const armchair: Drawing = homeViews({
  height: 104,
  width: 128,
  depth: 88,
  pitch: 10,
  middle: 46,
  setting: 'floor',
  items: () => [
    item(at(block(38, 10, 36, 5), 0, 31, 0), cloth, [0, 31, 0, 56]),
    item(at(seat(30, 9, 34, 7, 3), 0, 48, 4), cloth, [0, 48, 4, 50]),
    item(at(turnX(seat(37, 38, 9, 9, 2), -11), 0, 70, -30), cloth, [0, 70, -30, 62]),
    item(twin(at(block(9, 24, 36, 8.5), 38, 47, 0)), cloth, [0, 47, 0, 66]),
    item(at(turnX(pillow(27, 16, 9, 3), -13), 0, 66, -14), { paint: 'accent' }, [0, 66, -14, 36]),
    item(fourfold(capsule(32, 22, 28, 38, 1, 34, 3, 1.8)), oak, [0, 10, 0, 54]),
  ],
});
