import type { Material, Part } from './glb.ts';
import { join, lathe, move, smooth, softBox, tilt } from './shapes.ts';

const tinted = (roughness: number, metallic = 0): Material => ({
  name: 'tint',
  colour: [0.45, 0.32, 0.24],
  metallic,
  roughness,
});
const BRASS: Material = { name: 'brass', colour: [0.78, 0.56, 0.26], metallic: 1, roughness: 0.28 };
const OAK: Material = { name: 'oak', colour: [0.34, 0.2, 0.1], metallic: 0, roughness: 0.55 };
const LACQUER: Material = { name: 'lacquer', colour: [0.012, 0.012, 0.014], metallic: 0.1, roughness: 0.22 };
const LINEN: Material = { name: 'linen', colour: [0.83, 0.78, 0.68], metallic: 0, roughness: 0.95 };
const GLASS: Material = { name: 'glass', colour: [0.82, 0.86, 0.88], metallic: 0.15, roughness: 0.07 };

/** A seat with cushions, arms and feet: a wide one is a sofa, a narrow one an armchair. */
function seat(width: number, cushions: number): Part[] {
  const inner = width - 0.44;
  const each = inner / cushions;
  const across = Array.from({ length: cushions }, (_, index) => (index - (cushions - 1) / 2) * each);
  const upholstery = join(
    softBox({ size: [width, 0.24, 0.86], at: [0, 0.27, 0], round: 0.06 }),
    softBox({ size: [0.22, 0.46, 0.9], at: [-(width - 0.22) / 2, 0.42, 0], round: 0.09 }),
    softBox({ size: [0.22, 0.46, 0.9], at: [(width - 0.22) / 2, 0.42, 0], round: 0.09 }),
    tilt(softBox({ size: [inner, 0.6, 0.2], at: [0, 0.58, -0.36], round: 0.08 }), -0.14, [0, 0.3, -0.36]),
    ...across.map((x) => softBox({ size: [each - 0.02, 0.17, 0.66], at: [x, 0.46, 0.08], round: 0.07 })),
    ...across.map((x) =>
      tilt(
        softBox({ size: [each - 0.03, 0.42, 0.18], at: [x, 0.7, -0.2], round: 0.085 }),
        -0.22,
        [0, 0.5, -0.2],
      ),
    ),
  );
  const foot = lathe(
    [
      [0, 0],
      [0.022, 0],
      [0.034, 0.16],
      [0, 0.16],
    ],
    16,
  );
  const feet = [-1, 1].flatMap((x) => [-1, 1].map((z) => move(foot, [(x * (width - 0.2)) / 2, 0, z * 0.36])));
  return [
    { material: tinted(0.86), mesh: upholstery },
    { material: OAK, mesh: join(...feet) },
  ];
}

export const models: Record<string, () => Part[]> = {
  sofa: () => seat(2.1, 3),
  armchair: () => seat(1, 1),
  vase: () => [
    {
      material: tinted(0.42),
      mesh: lathe(
        [
          [0, 0],
          ...smooth([
            [0.2, 0],
            [0.3, 0.12],
            [0.4, 0.42],
            [0.34, 0.72],
            [0.16, 0.92],
            [0.13, 1.04],
            [0.19, 1.14],
          ]),
          ...smooth([
            [0.19, 1.14],
            [0.17, 1.15],
            [0.11, 1.04],
            [0.13, 0.9],
            [0.2, 0.7],
          ]),
        ],
        64,
      ),
    },
  ],
  lamp: () => [
    {
      material: tinted(0.3),
      mesh: lathe(
        // Ribs: the radius oscillates along the height.
        Array.from({ length: 89 }, (_, step) => {
          const height = step / 88;
          const body = 0.16 + 0.15 * Math.sin(Math.PI * height ** 0.8);
          return [body + 0.009 * Math.cos(height * Math.PI * 22), 0.04 + height * 0.62];
        }),
        40,
      ),
    },
    {
      material: BRASS,
      mesh: join(
        lathe([
          [0, 0],
          [0.19, 0],
          [0.19, 0.035],
          [0.16, 0.045],
          [0, 0.045],
        ]),
        lathe([
          [0.02, 0.64],
          [0.02, 0.86],
        ]),
      ),
    },
    {
      material: LINEN,
      mesh: lathe([
        [0.42, 0.76],
        [0.425, 0.77],
        [0.29, 1.22],
        [0.285, 1.22],
        [0.415, 0.76],
      ]),
    },
  ],
  lipstick: () => [
    {
      material: tinted(0.2),
      mesh: tilt(
        lathe(
          smooth([
            [0.105, 0.7],
            [0.105, 0.98],
            [0.1, 1.04],
            [0.07, 1.12],
            [0, 1.15],
          ]),
        ),
        0.03,
        [0, 0.7, 0],
      ),
    },
    {
      material: BRASS,
      mesh: lathe([
        [0, 0.46],
        [0.128, 0.46],
        [0.128, 0.7],
        [0.122, 0.715],
        [0.108, 0.715],
        [0.108, 0.66],
      ]),
    },
    {
      material: LACQUER,
      mesh: lathe([
        [0, 0],
        [0.15, 0],
        [0.156, 0.01],
        [0.156, 0.46],
        [0.15, 0.472],
        [0, 0.472],
      ]),
    },
  ],
  perfume: () => [
    { material: GLASS, mesh: softBox({ size: [0.62, 0.72, 0.3], at: [0, 0.36, 0], round: 0.06 }) },
    { material: tinted(0.15), mesh: softBox({ size: [0.53, 0.42, 0.305], at: [0, 0.3, 0], round: 0.03 }) },
    {
      material: BRASS,
      mesh: lathe([
        [0.1, 0.71],
        [0.1, 0.78],
        [0, 0.78],
      ]),
    },
    { material: LACQUER, mesh: softBox({ size: [0.26, 0.24, 0.24], at: [0, 0.89, 0], round: 0.035 }) },
  ],
};
