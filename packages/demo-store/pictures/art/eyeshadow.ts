import { at, block, minus, turnX } from '../kit/sdf.ts';
import type { Item } from '../kit/solid-scene.ts';
import { studioViews } from '../kit/still-life.ts';
import { black, item, silver } from './beauty-parts.ts';
import type { Drawing } from './registry.ts';

export const eyeshadow: Drawing = studioViews({
  height: 150,
  width: 236,
  pitch: 32,
  items: () => {
    const pans: Item[] = [];
    for (let i = 0; i < 4; i++)
      for (let j = 0; j < 2; j++) {
        const x = -66 + i * 44;
        const z = -2 + j * 40;
        const paint =
          (i + j) % 3 === 0
            ? 'primary'
            : (i + j) % 3 === 1
              ? 'accent'
              : ['#e9d6c4', '#6b4a3c', '#c79a86', '#f0e2d4'][(i * 2 + j) % 4]!;
        pans.push(item(at(block(19, 2.6, 17, 1.2), x, 11, z), { paint, gloss: 0.12 }, [x, 11, z, 27]));
        pans.push(
          item(at(minus(block(20.6, 2.2, 18.6, 1), block(19.2, 4, 17.2, 1)), x, 12, z), silver, [
            x,
            12,
            z,
            30,
          ]),
        );
      }
    return [
      item(at(minus(block(98, 8, 48, 4), at(block(92, 5, 42, 2), 0, 7)), 0, 8, 18), black, [0, 8, 18, 112]),
      ...pans,
      item(at(turnX(block(98, 46, 4, 3), -14), 0, 58, -40), black, [0, 58, -40, 112]),
      item(
        at(turnX(block(90, 38, 1, 1), -14), 0, 58.8, -35.4),
        { paint: '#dfe4e8', metal: 'silver' },
        [0, 58, -36, 100],
      ),
    ];
  },
});
