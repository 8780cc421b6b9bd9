import { lazy } from 'react';
import { isInPage } from '#app/site/in-page.ts';

const loadVideo = () => import('./video-slide.tsx');
const loadModel = () => import('./model-slide.tsx');

/** Few galleries have them. */
export const VideoSlide = isInPage('.gallery-film') ? (await loadVideo()).default : lazy(loadVideo);

export const ModelSlide = isInPage('.gallery-model-offer') ? (await loadModel()).default : lazy(loadModel);
