import { homeViews } from '../kit/home-views.ts';
import { at, block, capsule, fourfold, turnX, twin } from '../kit/sdf.ts';
import { cloth, item, oak, pillow, seat } from './furniture-parts.ts';
import type { Drawing } from './registry.ts';

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
