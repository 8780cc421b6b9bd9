import type { Camera } from './solid-scene.ts';

export type Vec = [number, number, number];

/** Camera and light; the light moves with the camera. */
export interface Eye {
  at: Vec;
  right: Vec;
  up: Vec;
  forward: Vec;
  light: Vec;
  zoom: number;
  distance: number;
}

export function eyeOf(c: Camera): Eye {
  const yaw = (c.yaw * Math.PI) / 180;
  const pitch = (c.pitch * Math.PI) / 180;
  const forward: Vec = [Math.sin(yaw) * Math.cos(pitch), -Math.sin(pitch), -Math.cos(yaw) * Math.cos(pitch)];
  const right: Vec = [Math.cos(yaw), 0, Math.sin(yaw)];
  const up: Vec = [
    right[1] * forward[2] - right[2] * forward[1],
    right[2] * forward[0] - right[0] * forward[2],
    right[0] * forward[1] - right[1] * forward[0],
  ];
  const at: Vec = [
    c.target[0] - forward[0] * c.distance,
    c.target[1] - forward[1] * c.distance,
    c.target[2] - forward[2] * c.distance,
  ];
  const mixDirection = (a: number, b: number, d: number): Vec => {
    const v: Vec = [0, 1, 2].map((k) => a * right[k]! + b * (k === 1 ? 1 : 0) - d * forward[k]!) as Vec;
    const l = Math.hypot(...v);
    return [v[0] / l, v[1] / l, v[2] / l];
  };
  return {
    at,
    right,
    up,
    forward,
    light: mixDirection(-0.62, 0.85, 0.5),
    zoom: c.zoom,
    distance: c.distance,
  };
}
