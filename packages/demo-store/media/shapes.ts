import type { Mesh } from './glb.ts';

type Point = [x: number, y: number];

/** A profile rotated about the vertical axis. */
export function lathe(profile: Point[], sides = 48): Mesh {
  const mesh: Mesh = { positions: [], normals: [], indices: [] };
  const around = (turn: number): Point => [Math.cos(turn), Math.sin(turn)];
  profile.forEach(([radius, height], ring) => {
    const [before, after] = [
      profile[Math.max(0, ring - 1)]!,
      profile[Math.min(profile.length - 1, ring + 1)]!,
    ];
    const [along, up] = [after[0] - before[0], after[1] - before[1]];
    const length = Math.hypot(along, up) || 1;
    for (let side = 0; side <= sides; side += 1) {
      const [cos, sin] = around((side / sides) * Math.PI * 2);
      mesh.positions.push(radius * cos, height, radius * sin);
      mesh.normals.push((up / length) * cos, -along / length, (up / length) * sin);
    }
  });
  const row = sides + 1;
  for (let ring = 0; ring < profile.length - 1; ring += 1) {
    for (let side = 0; side < sides; side += 1) {
      const at = ring * row + side;
      mesh.indices.push(at, at + row, at + 1, at + 1, at + row, at + row + 1);
    }
  }
  return mesh;
}

/** A smooth line through a few points. */
export function smooth(points: Point[], steps = 8): Point[] {
  const at = (index: number) => points[Math.min(points.length - 1, Math.max(0, index))]!;
  return points.slice(0, -1).flatMap((_, index) =>
    Array.from({ length: index === points.length - 2 ? steps + 1 : steps }, (__, step) => {
      const t = step / steps;
      const along = (axis: 0 | 1) => {
        const [a, b, c, d] = [at(index - 1)[axis], at(index)[axis], at(index + 1)[axis], at(index + 2)[axis]];
        return (
          0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t ** 3)
        );
      };
      return [Math.max(0, along(0)), along(1)] as Point;
    }),
  );
}

interface Box {
  size: [number, number, number];
  at: [number, number, number];
  /** Radius of the corners. */
  round: number;
}

/** A box with rounded edges: a sphere whose octants are moved apart. */
export function softBox({ size, at, round }: Box, detail = 4): Mesh {
  const mesh: Mesh = { positions: [], normals: [], indices: [] };
  const half = size.map((length) => length / 2 - round) as [number, number, number];
  for (const face of [0, 1, 2]) {
    for (const sign of [1, -1]) {
      const start = mesh.positions.length / 3;
      const steps = detail * 2;
      for (let row = 0; row <= steps; row += 1) {
        for (let column = 0; column <= steps; column += 1) {
          const cube = [0, 0, 0];
          cube[face] = sign;
          cube[(face + 1) % 3] = (column / steps) * 2 - 1;
          cube[(face + 2) % 3] = (row / steps) * 2 - 1;
          const normal = unit(cube.map((value) => Math.tan((value * Math.PI) / 4)));
          normal.forEach((value, axis) => {
            const corner = Math.sign(Math.abs(cube[axis]!) < 1e-6 ? 0 : cube[axis]!) * half[axis]!;
            mesh.positions.push(at[axis]! + corner + value * round);
          });
          mesh.normals.push(...normal);
        }
      }
      for (let row = 0; row < steps; row += 1) {
        for (let column = 0; column < steps; column += 1) {
          const corner = start + row * (steps + 1) + column;
          mesh.indices.push(
            corner,
            corner + 1,
            corner + steps + 1,
            corner + 1,
            corner + steps + 2,
            corner + steps + 1,
          );
        }
      }
    }
  }
  return mesh;
}

/** Rotates about the x axis through a point. */
export function tilt(mesh: Mesh, angle: number, [, y0, z0]: [number, number, number]): Mesh {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const turn = (values: number[], y: number, z: number) =>
    values.map((value, index) => {
      const at = index - (index % 3);
      const [dy, dz] = [values[at + 1]! - y, values[at + 2]! - z];
      if (index % 3 === 1) return y + dy * cos - dz * sin;
      return index % 3 === 2 ? z + dy * sin + dz * cos : value;
    });
  return { ...mesh, positions: turn(mesh.positions, y0, z0), normals: turn(mesh.normals, 0, 0) };
}

export function join(...meshes: Mesh[]): Mesh {
  const all: Mesh = { positions: [], normals: [], indices: [] };
  for (const mesh of meshes) {
    const start = all.positions.length / 3;
    all.indices.push(...mesh.indices.map((index) => index + start));
    all.positions.push(...mesh.positions);
    all.normals.push(...mesh.normals);
  }
  return all;
}

export function move(mesh: Mesh, by: [number, number, number]): Mesh {
  return { ...mesh, positions: mesh.positions.map((value, index) => value + by[index % 3]!) };
}

function unit(vector: number[]): number[] {
  const length = Math.hypot(...vector) || 1;
  return vector.map((value) => value / length);
}
