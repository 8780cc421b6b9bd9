import type { DrawnView } from '../archetypes.ts';
import type { Layers } from './master.ts';
import { fractal } from './random.ts';
import { at, block, capsule, cylinder, type Sdf, turned, union } from './sdf.ts';
import { drawSolid } from './solid.ts';
import { type Camera, goRound, type Item, type Orbit, type Surface } from './solid-scene.ts';

export interface HomePiece {
  items: () => readonly Item[];
  height: number;
  width: number;
  depth: number;
  pitch?: number;
  middle?: number;
  angle?: number;
  cloth?: number;
  /** Height in a room, for flat products. */
  stands?: number;
  /** Its surroundings in a room: a wall picture and a plant for furniture, a sideboard for small products. */
  setting: 'floor' | 'sideboard';
}

const FRAME_WIDTH = 690;
const FRAME_HEIGHT = 760;

/** Front and angle in the studio, styled in a room. */
export function homeViews(h: HomePiece): (view: DrawnView, orbit?: Orbit) => Layers {
  return (view, orbit) => {
    const zoom = Math.min(FRAME_WIDTH / h.width, FRAME_HEIGHT / h.height);
    const middle = h.middle ?? h.height / 2;
    const pitch = h.pitch ?? 9;
    const cloth = h.cloth ?? zoom;
    const camera: Camera = {
      target: [0, middle, 0],
      distance: Math.max(700, h.width * 4.2),
      yaw: 0,
      pitch,
      zoom,
    };
    if (view === 'angle')
      return drawSolid({
        items: h.items(),
        cloth,
        camera: { ...camera, yaw: h.angle ?? 36, pitch: pitch + 9, zoom: zoom * 0.9 },
      });
    if (view === 'styled')
      return h.setting === 'floor' ? inRoom(h, camera, cloth) : onSideboard(h, camera, cloth);
    return drawSolid({ items: h.items(), cloth, camera: orbit ? goRound(camera, orbit) : camera });
  };
}

/** Nearly as large as in the studio. */
const ROOM_ZOOM = 0.98;

function inRoom(h: HomePiece, camera: Camera, cloth: number): Layers {
  const k = ROOM_ZOOM;
  const tall = h.stands ?? h.height;
  const wall = h.depth / 2 + 34;
  return drawSolid({
    items: [
      ...h.items(),
      ...wallPicture(-h.width * 0.16, Math.max(118, tall + 56), -wall + 2),
      ...plant(h.width / 2 + 12, -wall + 24),
    ],
    cloth: cloth * k,
    room: { wall, window: true },
    camera: {
      ...camera,
      target: [6, tall * 0.5 + 40, 0],
      yaw: -9,
      pitch: Math.min(22, Math.max(8, (h.pitch ?? 9) * 0.7)),
      zoom: camera.zoom * k,
    },
  });
}

function onSideboard(h: HomePiece, camera: Camera, cloth: number): Layers {
  const k = 0.62;
  const reach = Math.max(h.width, h.height);
  const scale = reach / 90;
  const top = 60 * scale;
  const oakTop: Item = {
    shape: at(block(150 * scale, 5 * scale, 46 * scale, 2), 0, top - 5 * scale, 0),
    surface: { paint: '#b98f63', gloss: 0.18, grain: woodGrain(scale) },
    bound: [0, top - 5 * scale, 0, 160 * scale],
  };
  const front: Item = {
    shape: at(block(146 * scale, 26 * scale, 40 * scale, 1.5), 0, top - 36 * scale, -2 * scale),
    surface: { paint: '#b98f63', gloss: 0.1, grain: woodGrain(scale) },
    bound: [0, top - 36 * scale, 0, 160 * scale],
  };
  const lifted = h.items().map((i) => ({
    ...i,
    shape: at(i.shape, 0, top),
    bound: i.bound && ([i.bound[0], i.bound[1] + top, i.bound[2], i.bound[3]] as const),
  }));
  return drawSolid({
    items: [
      ...lifted,
      oakTop,
      front,
      ...books(-h.width / 2 - 26 * scale, top, -8 * scale, scale),
      ...wallPicture(h.width * 0.42, top + 104 * scale, -52 * scale, scale * 0.8),
    ],
    cloth: cloth * k,
    room: { wall: 54 * scale, window: true },
    camera: { ...camera, target: [0, top + h.height * 0.42, 0], yaw: -8, pitch: 9, zoom: camera.zoom * k },
  });
}

export function woodGrain(scale: number): NonNullable<Surface['grain']> {
  return (x, y, z) => {
    const ring = Math.sin(
      (z + y) * (1.1 / scale) + Math.sin(x * (0.05 / scale)) * 2.2 + Math.sin(x * (0.013 / scale) + 2) * 3,
    );
    const pore = fractal(x / (26 * scale), (z + y) / (1.1 * scale), 3, 6);
    return 0.2 + 0.07 * ring + 0.2 * pore;
  };
}

function wallPicture(x: number, y: number, z: number, k = 1): Item[] {
  const put = (shape: Sdf, paint: string, dz: number, dx = 0, dy = 0, metal?: 'brass'): Item => ({
    shape: at(shape, x + dx * k, y + dy * k, z + dz),
    surface: metal ? { paint, metal } : { paint },
    bound: [x, y, z, 66 * k],
  });
  return [
    put(block(44 * k, 36 * k, 2, 0.6), '#b08f5b', 0, 0, 0, 'brass'),
    put(block(41 * k, 33 * k, 1, 0.2), '#faf6ee', 1.6),
    put(cylinderFlat(13 * k), '#c9785a', 2.1, -8, 4),
    put(cylinderFlat(6.5 * k), '#e3b66d', 2.3, 13, 13),
    put(block(26 * k, 5 * k, 0.8, 0.4), '#7d8f7c', 2.4, 0, -14),
  ];
}

const cylinderFlat = (r: number): Sdf => {
  const c = cylinder(r, 0.8);
  return (x, y, z) => c(x, z, y);
};

function plant(x: number, z: number): Item[] {
  const leaves: Sdf[] = [];
  for (let i = 0; i < 11; i++) {
    const a = i * 2.4;
    const reach = 17 + (i % 4) * 6;
    const top = 74 + (i % 5) * 15;
    const lx = Math.cos(a) * reach;
    const lz = Math.sin(a) * reach * 0.7;
    leaves.push(capsule(0, 30, 0, lx * 0.6, top * 0.75, lz * 0.6, 0.9));
    leaves.push(leafShape(lx * 0.6, top * 0.75, lz * 0.6, lx * 1.5, top, lz * 1.5));
  }
  return [
    {
      shape: at(
        turned(
          [
            [0, 0],
            [15, 0],
            [19, 30],
            [16.5, 30],
            [15, 26],
            [0, 26],
          ],
          0.6,
        ),
        x,
        0,
        z,
      ),
      surface: { paint: '#e8ddcf', gloss: 0.1 },
      bound: [x, 15, z, 26],
    },
    {
      shape: at(union(...leaves), x, 0, z),
      surface: { paint: '#5d7a5a', gloss: 0.22 },
      bound: [x, 80, z, 74],
    },
  ];
}

/** A long, pointed leaf between two points. */
function leafShape(ax: number, ay: number, az: number, bx: number, by: number, bz: number): Sdf {
  const dx = bx - ax;
  const dy = by - ay;
  const dz = bz - az;
  const l2 = dx * dx + dy * dy + dz * dz;
  return (x, y, z) => {
    const t = Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy + (z - az) * dz) / l2));
    const px = x - ax - dx * t;
    const py = y - ay - dy * t;
    const pz = z - az - dz * t;
    return (
      (Math.sqrt(px * px + py * py + pz * pz) -
        5.2 * Math.sin(Math.PI * Math.min(1, t * 0.9 + 0.05)) ** 0.8) *
      0.9
    );
  };
}

function books(x: number, y: number, z: number, k: number): Item[] {
  const colours = ['#d8cbb8', '#8c9a8b', '#c27f62'];
  return colours.map((paint, i) => ({
    shape: at(block((24 - i * 2) * k, 3 * k, (17 - i) * k, 0.6), x + i * 1.6 * k, y + (3 + i * 6.2) * k, z),
    surface: { paint, gloss: 0.08 },
    bound: [x, y + 9 * k, z, 40 * k] as const,
  }));
}
