import type { FabricId } from './fabrics.ts';
import { mix, type Rgb, rgb } from './kit/colour.ts';

export type Accents = readonly [Rgb, Rgb, Rgb];

const ivory = rgb('#f6f0e2');
const ink = rgb('#1c2740');
const coal = rgb('#1d1a1a');

export function lightness([r, g, b]: Rgb): number {
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function hueOf([r, g, b]: Rgb): { hue: number; chroma: number } {
  const max = Math.max(r, g, b);
  const chroma = max - Math.min(r, g, b);
  if (chroma < 0.001) return { hue: 0, chroma: 0 };
  const hue =
    max === r ? ((g - b) / chroma + 6) % 6 : max === g ? (b - r) / chroma + 2 : (r - g) / chroma + 4;
  return { hue: hue * 60, chroma };
}

function hsl(hue: number, s: number, l: number): Rgb {
  const a = s * Math.min(l, 1 - l);
  const f = (n: number) => {
    const k = (n + hue / 30 + 12) % 12;
    return l - a * Math.max(-1, Math.min(k - 3, 9 - k, 1));
  };
  return [f(0), f(8), f(4)];
}

const bright: Accents = [rgb('#e2577a'), rgb('#f0b13a'), rgb('#2f8f86')];

/** Colours of a print's motifs that suit the colour of the cloth. */
export function accentsFor(fabric: FabricId, base: Rgb, colour: string): Accents {
  if (colour === 'multi') return bright;
  const light = lightness(base);
  const { hue, chroma } = hueOf(base);
  const dark = light < 0.42;
  const pale = light > 0.72;
  const nearWhite = light > 0.86 || (pale && chroma < 0.14);
  const contrast = dark
    ? ivory
    : nearWhite
      ? chroma > 0.12
        ? mix(hsl(hue, 0.5, 0.32), ink, 0.25)
        : ink
      : rgb('#fbf7ee');
  const warm = hue < 70 || hue > 290;
  switch (fabric) {
    case 'floral-small':
    case 'floral-large': {
      const petal =
        dark || !pale
          ? warm && chroma > 0.25
            ? rgb('#f8dfd0')
            : rgb('#eba3ae')
          : hsl(chroma > 0.08 ? hue : 345, 0.5, 0.46);
      const second = dark
        ? rgb('#f3d9b8')
        : pale
          ? hsl((chroma > 0.08 ? hue : 20) + 28, 0.62, 0.62)
          : rgb('#fff3e0');
      const green = dark ? rgb('#86a184') : pale ? rgb('#6d8a63') : mix(rgb('#3c5a44'), base, 0.25);
      return [petal, second, green];
    }
    case 'animal':
      return pale || light > 0.45
        ? [rgb('#2b1c14'), mix(base, rgb('#8a5a30'), 0.55), coal]
        : [rgb('#0d0b0b'), mix(base, rgb('#cfa77c'), 0.55), coal];
    case 'houndstooth':
      return [light > 0.45 ? mix(coal, base, 0.12) : ivory, base, base];
    case 'tartan':
      return [
        mix(base, dark ? rgb('#5d6f86') : coal, dark ? 0.4 : 0.5),
        dark ? rgb('#e6d9b8') : ivory,
        hsl((hue + (chroma > 0.1 ? 150 : 5)) % 360, 0.55, 0.45),
      ];
    case 'lace':
      return [mix(mix(base, rgb('#caa68c'), pale ? 0.5 : 0.3), coal, pale ? 0.08 : 0.22), base, base];
    case 'denim':
      return [mix(base, rgb('#ffffff'), 0.55), base, base];
    case 'pinstripe':
      return [mix(contrast, base, 0.35), base, base];
    case 'gingham':
      return [pale && chroma < 0.12 ? contrast : rgb('#fdfbf5'), base, base];
    case 'paisley':
      return [
        mix(contrast, base, 0.1),
        hsl((hue + 30) % 360, 0.6, dark ? 0.66 : 0.5),
        mix(base, dark ? rgb('#ffffff') : coal, 0.34),
      ];
    case 'abstract':
      return [
        contrast,
        hsl((hue + 38) % 360, chroma > 0.08 ? 0.5 : 0.35, dark ? 0.6 : 0.62),
        mix(base, dark ? rgb('#ffffff') : coal, 0.4),
      ];
    case 'geometric':
      return [contrast, hsl((hue + 45) % 360, 0.5, dark ? 0.62 : 0.55), mix(base, contrast, 0.45)];
    default:
      return [contrast, mix(base, contrast, 0.5), mix(base, coal, 0.4)];
  }
}

/** A second colour: the foot of a lamp, the cushion of a sofa, a ribbon. */
export function companionOf(base: Rgb): Rgb {
  const light = lightness(base);
  const { hue, chroma } = hueOf(base);
  if (chroma < 0.1) return light > 0.5 ? rgb('#b79a72') : rgb('#d9cdb8');
  if (light < 0.35) return mix(hsl((hue + 30) % 360, 0.3, 0.72), rgb('#e6d5b4'), 0.5);
  return mix(hsl(hue, 0.28, 0.32), rgb('#6f5a45'), 0.35);
}
