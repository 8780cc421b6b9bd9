import { at, block, cylinder, minus, rough, type Sdf, turnX, turnZ, union } from '../kit/sdf.ts';
import { studioViews } from '../kit/still-life.ts';
import { gold, item } from './home-parts.ts';
import type { Drawing } from './registry.ts';

export const watch: Drawing = studioViews({
  height: 120,
  width: 78,
  pitch: 4,
  close: { x: 0, y: 0.5, zoom: 2 },
  items: () => {
    const flat = (s: Sdf): Sdf => turnX(s, 90);
    const strapPart = (sign: number): Sdf =>
      at(
        turnX(
          rough(block(9.4, 22, 1.7, 1.4), (_x, y) =>
            Math.abs(Math.abs(_x) - 7.6) < 0.3 && Math.sin(y * 3.2) > 0 ? -0.16 : 0,
          ),
          sign * -12,
        ),
        0,
        60 + sign * 36,
        -4,
      );
    const marks = union(
      ...Array.from({ length: 12 }, (_, i) =>
        at(turnZ(at(block(0.32, i % 3 === 0 ? 2 : 1.2, 0.2), 0, 11.6), i * 30), 0, 60, 3.1),
      ),
    );
    return [
      item(union(strapPart(1), strapPart(-1)), { paint: 'primary', gloss: 0.3 }, [0, 60, 0, 66]),
      item(
        at(flat(minus(cylinder(17.5, 3.4, 1), at(cylinder(15.3, 2), 0, 3.2))), 0, 60),
        gold,
        [0, 60, 0, 20],
      ),
      item(at(flat(cylinder(15.4, 0.5)), 0, 60, 2.3), { paint: '#f7f3ea', gloss: 0.2 }, [0, 60, 2, 17]),
      item(marks, gold, [0, 60, 3, 17]),
      item(
        at(
          union(
            turnZ(at(block(0.5, 4.2, 0.2, 0.1), 0, 3.6), 52),
            turnZ(at(block(0.38, 6, 0.2, 0.1), 0, 5.4), -58),
            flat(cylinder(1, 0.5)),
          ),
          0,
          60,
          3.5,
        ),
        { paint: '#26221e', gloss: 0.5 },
        [0, 60, 3.5, 14],
      ),
      item(at(turnZ(cylinder(1.8, 1.6, 0.4), 90), 19.2, 60), gold, [19, 60, 0, 4]),
      item(
        union(...[1, -1].map((s) => at(block(9.8, 1.7, 2.4, 1), 0, 60 + s * 17.4, -1))),
        gold,
        [0, 60, 0, 24],
      ),
      item(at(minus(block(11, 5, 1.4, 0.8), block(8.6, 2.8, 4)), 0, 10, 5), gold, [0, 10, 5, 14]),
    ];
  },
});
