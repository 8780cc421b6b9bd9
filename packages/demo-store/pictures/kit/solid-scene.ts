import type { Metal } from './colour.ts';
import type { Sdf } from './sdf.ts';

export interface Surface {
  /** Recoloured area, accent area, or a fixed colour. */
  paint: 'primary' | 'accent' | string;
  /** 0 is matt, 1 is lacquer. */
  gloss?: number;
  metal?: Metal;
  /** Transparent, with brighter edges. */
  glass?: boolean;
  /** Emits light, for flames and lamps. */
  glow?: number;
  /** Colour variation by position, for wood and stone. */
  grain?: (x: number, y: number, z: number) => number;
}

export interface Item {
  shape: Sdf;
  surface: Surface;
  /** Bounding sphere: centre and radius. */
  bound?: readonly [number, number, number, number];
}

export interface Camera {
  target: readonly [number, number, number];
  distance: number;
  /** Degrees round the object, and from above. */
  yaw: number;
  pitch: number;
  /** Pixels per unit at the target. */
  zoom: number;
}

/** A rotation of the camera round the object. */
export interface Orbit {
  yaw: number;
  pitch: number;
  /** Zoom factor; 1 is unchanged. */
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
  /** Studio: endless floor. Room: oak boards up to a wall at this depth behind the object. */
  room?: { wall: number; window?: boolean };
  /** Pattern size: pixels of cloth per unit, for prints on solids. */
  cloth?: number;
}
