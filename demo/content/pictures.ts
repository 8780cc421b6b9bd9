import { archetypeById, type DrawnView } from '#demo/pictures/archetypes.ts';
import type { FabricId } from '#demo/pictures/fabrics.ts';
import { type GroundId, groundById } from '#demo/pictures/grounds.ts';

/** A picture as sections take it. */
export interface DemoPicture {
  src: string;
  alt: string;
  ratio: number;
  tone?: string;
}

/** Product pictures are one and a half times as high as wide. */
const PRODUCT_RATIO = 1.5;

/** A product on its ground: `shot('wrap-dress front floral-small navy stone', 'A navy wrap dress')`. */
export function shot(recipe: string, alt = '', ratio = PRODUCT_RATIO): DemoPicture {
  const [archetype = '', view = '', fabric = '', colour = '', ground = ''] = recipe.split(' ');
  const known = archetypeById.get(archetype);
  const isDrawn = known?.views.includes(view as DrawnView) && known.fabrics.includes(fabric as FabricId);
  if (!isDrawn || !groundById.has(ground)) throw new Error(`No such picture: ${recipe}`);
  return {
    src: `/media/${archetype}/${view}/${fabric}.${colour}.${ground}`,
    alt,
    ratio,
    tone: groundById.get(ground as GroundId)?.hex,
  };
}
