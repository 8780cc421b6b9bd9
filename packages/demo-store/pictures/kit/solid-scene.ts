import type { Metal } from './colour.ts';
import type { Sdf } from './sdf.ts';

export interface Surface {
  /** Recoloured area, accent area, or a colour of its own. */
  paint: 'primary' | 'accent' | string;
  /** 0 is matt, 1 is lacquer. */
  gloss?: number;
  metal?: Metal;
  /** Seen through: what lies behind shows, edges gather light. */
  glass?: boolean;
  /** Glows by itself, for flames and lamps. */
  glow?: number;
  /** Colour varied by place, for wood and stone. */
  grain?: (x: number, y: number, z: number) => number;
}

export interface Item {
  shape: Sdf;
  surface: Surface;
  /** A ball that holds the item: centre and radius. Far rays skip it. */
  bound?: readonly [number, number, number, number];
}

export interface Camera {
  target: readonly [number, number, number];
  distance: number;
  /** Degrees: round the object, and down on it. */
  yaw: number;
  pitch: number;
  /** Pixels per unit at the target. */
  zoom: number;
}

/** A step round the object, from where the camera stands. */
export interface Orbit {
  yaw: number;
  pitch: number;
  /** How much nearer; 1 keeps the distance. */
  near: number;
}

export function goRound(camera: Camera, orbit: Orbit): Camera {
  return {
    ...camera,
    yaw: camera.yaw + orbit.yaw,
    pitch: camera.pitch + orbit.pitch,
    zoom: camera.zoom * orbit.near,
  };
}

export interface SolidScene {
  items: readonly Item[];
  camera: Camera;
  /** Studio: endless ground. Room: oak boards up to a wall at this depth behind the object. */
  room?: { wall: number; window?: boolean };
  /** Pattern size: pixels of cloth per unit, for prints on solids. */
  cloth?: number;
}
