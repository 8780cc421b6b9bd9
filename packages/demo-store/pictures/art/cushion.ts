import { homeViews } from '../kit/home-views.ts';
import { at, turnX, turnZ } from '../kit/sdf.ts';
import { cloth, item, pillow } from './furniture-parts.ts';
import type { Drawing } from './registry.ts';

export const cushion: Drawing = homeViews({
  height: 62,
  width: 62,
  depth: 22,
  pitch: 8,
  setting: 'sideboard',
  items: () => [item(at(turnX(turnZ(pillow(27, 27, 11, 9), 3), -9), 0, 28, 0), cloth, [0, 28, 0, 42])],
});
