import { composeAvatar, parseAvatar } from './avatar.ts';
import { composePicture, type RawPicture } from './compose.ts';
import { parseRecipe } from './recipe.ts';
import { composeRoundel, parseRoundel } from './roundel.ts';
import { composeSnapshot, parseSnapshot } from './snapshot.ts';

/** How to draw what an address asks for: a product, one in the round, somebody's snapshot of one, a portrait; null for anything else. */
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
