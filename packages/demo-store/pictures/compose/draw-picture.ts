import { composeAvatar, parseAvatar } from './avatar.ts';
import { composePicture, type RawPicture } from './compose.ts';
import { parseRecipe } from './recipe.ts';
import { composeRoundel, parseRoundel } from './roundel.ts';
import { composeSnapshot, parseSnapshot } from './snapshot.ts';

/** How to draw the picture at an address: a product, a roundel, a shopper's snapshot, an avatar; null for other addresses. */
export function findDrawing(src: string): ((width: number) => Promise<RawPicture>) | null {
  const recipe = parseRecipe(src);
  if (recipe) return (width) => composePicture(recipe, width);
  const round = parseRoundel(src);
  if (round) return (width) => composeRoundel(round, width);
  const snapshot = parseSnapshot(src);
  if (snapshot) return (width) => composeSnapshot(snapshot, width);
  const avatar = parseAvatar(src);
  return avatar === null ? null : (width) => composeAvatar(avatar, width);
}
