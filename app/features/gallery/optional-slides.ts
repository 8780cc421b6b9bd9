import { isServerRendered } from '#app/hydration/is-server-rendered.ts';
import { lazyWithRetry } from '#ui/lazy.ts';

const loadVideo = () => import('./video-slide.tsx');
const loadModel = () => import('./model-slide.tsx');

/** Slides that few galleries have: their code is fetched only where the server has rendered them, or when they appear. */
export const VideoSlide = isServerRendered('.gallery-video')
  ? (await loadVideo()).default
  : lazyWithRetry(loadVideo);

export const ModelSlide = isServerRendered('.gallery-model-offer')
  ? (await loadModel()).default
  : lazyWithRetry(loadModel);
