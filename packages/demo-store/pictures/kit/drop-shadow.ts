import { FRAME } from '../master-layout.ts';
import type { ClothScene } from './cloth.ts';
import type { Box } from './cloth-height.ts';
import { blur, type Field } from './field.ts';
import type { Layers } from './master.ts';

export function drawDropShadow(
  layers: Layers,
  own: Field,
  kind: NonNullable<ClothScene['dropShadow']>,
  scale: number,
): void {
  if (kind === 'none') return;
  const settings = {
    hang: { dx: 30, dy: 34, soft: 26, dark: 0.26, floor: true },
    wall: { dx: 24, dy: 28, soft: 20, dark: 0.3, floor: false },
    stand: { dx: 10, dy: 4, soft: 14, dark: 0.16, floor: true },
    flat: { dx: 9, dy: 13, soft: 11, dark: 0.42, floor: false },
  }[kind];
  const soft = blur(own, settings.soft * scale);
  const tight = blur(own, 5 * scale);
  const box = extentOf(own);
  for (let y = 0; y < FRAME.h; y++)
    for (let x = 0; x < FRAME.w; x++) {
      const i = y * FRAME.w + x;
      const sx = Math.round(x - settings.dx * scale);
      const sy = Math.round(y - settings.dy * scale);
      // Clamped, because parts outside the frame still have a shadow inside it.
      let dark = settings.dark * soft.data[Math.max(0, sy) * FRAME.w + Math.max(0, sx)]!;
      const cx = Math.round(x - 3 * scale);
      const cy = Math.round(y - 5 * scale);
      dark += 0.14 * tight.data[Math.max(0, cy) * FRAME.w + Math.max(0, cx)]!;
      if (settings.floor) {
        const half = (box.x1 - box.x0) / 2;
        const ex = (x - (box.x0 + box.x1) / 2 - 8) / (half * 0.95);
        const below = kind === 'hang' ? 34 : 4;
        const ey = (y - box.y1 - below * scale) / ((kind === 'hang' ? 30 : 20) * scale);
        dark += (kind === 'hang' ? 0.3 : 0.42) * Math.exp(-(ex * ex * 1.4 + ey * ey));
      }
      const k = 1 - Math.min(0.72, dark) * (1 - layers.object.data[i]!);
      layers.r.data[i]! *= k;
      layers.g.data[i]! *= k;
      layers.b.data[i]! *= k;
    }
}

function extentOf(f: Field): Box {
  const b = { x0: f.w, y0: f.h, x1: 0, y1: 0 };
  for (let y = 0; y < f.h; y += 2)
    for (let x = 0; x < f.w; x += 2)
      if (f.data[y * f.w + x]! > 0.5) {
        b.x0 = Math.min(b.x0, x);
        b.x1 = Math.max(b.x1, x);
        b.y0 = Math.min(b.y0, y);
        b.y1 = Math.max(b.y1, y);
      }
  return b;
}
