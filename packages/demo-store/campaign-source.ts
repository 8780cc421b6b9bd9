import path from 'node:path';
import type { PictureSource } from '../../commerce/media/picture-service.server.ts';
import { resizedOriginal } from '../../commerce/media/resized-original.server.ts';
import { campaigns } from './pictures/campaign-scenes.ts';
import { socialScenes } from './pictures/social-scenes.ts';

const ADDRESS = /^\/media\/campaign\/([\w-]+)$/;
const FILES = path.join(import.meta.dirname, 'pictures/campaigns');
const known = new Set([...campaigns, ...socialScenes].map(({ id }) => id));

/** Campaign and social pictures are files; they are scaled down, never up. */
export const campaignPictures: PictureSource = {
  find(src) {
    const id = ADDRESS.exec(src)?.[1];
    if (!id || !known.has(id)) return null;
    return resizedOriginal(async () => path.join(FILES, `${id}.webp`));
  },
};
