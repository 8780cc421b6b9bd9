import { homeViews } from '../kit/home-views.ts';
import { at, cylinder, minus, profile, type Sdf, torus, turned, turnX } from '../kit/sdf.ts';
import { dye, item } from './home-parts.ts';
import type { Drawing } from './registry.ts';

export const tableware: Drawing = homeViews({
  height: 34,
  width: 78,
  depth: 50,
  pitch: 20,
  setting: 'sideboard',
  items: () => {
    const plate = (r: number, y: number): Sdf =>
      at(
        turned(
          [
            [0, 0],
            [r * 0.62, 0],
            [r * 0.7, 0.8],
            [r, 3],
            [r, 3.7],
            [r * 0.66, 1.6],
            [0, 1.2],
          ],
          0.25,
        ),
        0,
        y,
      );
    const left = (s: Sdf) => at(s, -13, 0, -4);
    const mug = minus(
      turned(
        profile([
          [8, 0],
          [9, 1.4],
          [9.4, 10],
          [9.2, 19, 1],
        ]),
        0.3,
      ),
      at(cylinder(8.3, 18), 0, 20),
      0.5,
    );
    return [
      ...[0, 2.1, 4.2].map((y) => item(left(plate(23, y + 0.3)), dye, [-13, y, -4, 26])),
      ...[6.6, 8.7].map((y) => item(left(plate(17, y)), { paint: '#f6f2ea', gloss: 0.6 }, [-13, y, -4, 20])),
      item(
        left(
          at(
            minus(
              turned(
                profile([
                  [6, 0],
                  [12, 3.6],
                  [14.4, 9, 1],
                ]),
                0.3,
              ),
              turned(
                profile([
                  [5, 1],
                  [11, 4.6],
                  [13.5, 10, 1],
                ]),
                0.1,
              ),
              0.4,
            ),
            0,
            11,
          ),
        ),
        dye,
        [-13, 15, -4, 18],
      ),
      item(at(mug, 25, 0, 9), dye, [25, 10, 9, 16]),
      item(at(cylinder(8.2, 0.4), 25, 15.6, 9), { paint: '#4a2e1c', gloss: 0.7 }, [25, 15.6, 9, 9]),
      item(at(turnX(torus(5, 1.1), 90), 36, 10, 9), dye, [36, 10, 9, 8]),
    ];
  },
});
