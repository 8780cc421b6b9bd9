export type Rgb = readonly [number, number, number];

export function rgb(hex: string): Rgb {
  const n = Number.parseInt(hex.slice(1), 16);
  return [(n >> 16) / 255, ((n >> 8) & 255) / 255, (n & 255) / 255];
}

export function mix(a: Rgb, b: Rgb, t: number): Rgb {
  return [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, a[2] + (b[2] - a[2]) * t];
}

/** A metal is a ramp from shadow to highlight. */
export const metals = {
  gold: [rgb('#3d2708'), rgb('#a87a33'), rgb('#e6c276'), rgb('#fff6da')],
  silver: [rgb('#26292d'), rgb('#8b9096'), rgb('#d4d8dc'), rgb('#ffffff')],
  rose: [rgb('#42201a'), rgb('#b27a6b'), rgb('#e9bcab'), rgb('#fff3ec')],
  black: [rgb('#060607'), rgb('#1b1b1e'), rgb('#55565c'), rgb('#e8e9ee')],
  brass: [rgb('#33230c'), rgb('#8d6c36'), rgb('#cfae6b'), rgb('#fbeecb')],
} as const satisfies Record<string, readonly [Rgb, Rgb, Rgb, Rgb]>;

export type Metal = keyof typeof metals;

export function metalAt(metal: Metal, light: number): Rgb {
  const ramp = metals[metal];
  const t = Math.min(1, Math.max(0, light / 1.5));
  if (t < 0.28) return mix(ramp[0], ramp[1], t / 0.28);
  if (t < 0.6) return mix(ramp[1], ramp[2], (t - 0.28) / 0.32);
  return mix(ramp[2], ramp[3], (t - 0.6) / 0.4);
}
