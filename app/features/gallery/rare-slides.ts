import { isInPage } from '#app/site/in-page.ts';
import { late } from '#ui/late.ts';

const loadVideo = () => import('./video-slide.tsx');
const loadModel = () => import('./model-slide.tsx');

/** Few galleries have them. */
export const VideoSlide = isInPage('.gallery-film') ? (await loadVideo()).default : late(loadVideo);

export const ModelSlide = isInPage('.gallery-model-offer') ? (await loadModel()).default : late(loadModel);
