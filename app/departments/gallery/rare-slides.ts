import { lazy } from 'react';

/** Few galleries have them; the server has both at hand. */
export const VideoSlide = import.meta.env.SSR
  ? (await import('./video-slide.tsx')).default
  : lazy(() => import('./video-slide.tsx'));

export const ModelSlide = import.meta.env.SSR
  ? (await import('./model-slide.tsx')).default
  : lazy(() => import('./model-slide.tsx'));
