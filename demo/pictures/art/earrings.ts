import { at, block, capsule, cylinder, sphere, stretch, torus, turnX, turnY, union } from '../kit/sdf.ts';
import { studioViews } from '../kit/still-life.ts';
import { item } from './furniture-parts.ts';
import { gold, jewel } from './homeware-parts.ts';
import type { Drawing } from './registry.ts';

export const earrings: Drawing = studioViews({
  height: 78,
  width: 92,
  pitch: 7,
  items: () => {
    const hoop = (x: number, yaw: number) => [
      item(at(turnY(turnX(torus(17, 2.4), 90), yaw), x, 20), gold, [x, 20, 0, 22]),
      item(
        at(
          turnY(
            union(
              ...[-3, -2, -1, 0, 1, 2, 3].map((k) =>
                at(sphere(1.9), Math.sin(k * 0.28) * 17.6, -Math.cos(k * 0.28) * 17.6, 2.2),
              ),
            ),
            yaw,
          ),
          x,
          20,
        ),
        jewel,
        [x, 20, 0, 24],
      ),
      item(at(capsule(0, 36, 0, 0, 44, -2, 0.8), x, 0), gold, [x, 40, 0, 8]),
      item(at(stretch(sphere(3.6), 1, 1, 0.7), x, 41, 1.5), jewel, [x, 41, 1.5, 5]),
    ];
    const bar = { paint: '#efe8dd' };
    return [
      ...hoop(-22, 38),
      ...hoop(22, -30),
      item(
        union(
          at(block(40, 2, 5, 1.6), 0, 47),
          at(cylinder(2.4, 24), 0, 24, -8),
          at(cylinder(20, 1.6, 0.8), 0, 1.6, -8),
        ),
        bar,
        [0, 28, 0, 52],
      ),
    ].map((i) => i);
  },
});
