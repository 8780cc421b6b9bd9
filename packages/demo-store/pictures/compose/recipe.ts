import { type Archetype, archetypeById, type View } from '../archetypes.ts';
import { type Fabric, type FabricId, fabricById } from '../fabrics.ts';
import { type Ground, groundById } from '../grounds.ts';
import { colourBySlug, type PaletteColour } from '../palette.ts';

/** What a picture's address asks for; every part is one we know. */
export interface Recipe {
  archetype: Archetype;
  view: View;
  fabric: Fabric;
  colour: PaletteColour;
  ground: Ground;
}

const ADDRESS = /^\/media\/([a-z-]{1,40})\/([a-z]{1,10})\/([a-z-]{1,24})\.([a-z-]{1,24})\.([a-z]{1,16})$/;

/** Reads a picture's address path, or gives null for anything that is not on the lists. */
export function parseRecipe(path: string): Recipe | null {
  const match = ADDRESS.exec(path);
  if (!match) return null;
  const [, archetypeId = '', view = '', fabricId = '', colourSlug = '', groundId = ''] = match;
  const archetype = archetypeById.get(archetypeId);
  const fabric = fabricById.get(fabricId);
  const colour = colourBySlug.get(colourSlug);
  const ground = groundById.get(groundId);
  if (!archetype || !fabric || !colour || !ground) return null;
  if (!archetype.fabrics.includes(fabric.id as FabricId)) return null;
  if (!isViewOf(archetype, view)) return null;
  return { archetype, view, fabric, colour, ground };
}

function isViewOf(archetype: Archetype, view: string): view is View {
  return view === 'swatch' || (archetype.views as readonly string[]).includes(view);
}

/** What a picture shows, whatever the ground behind it. */
export function subjectPath({ archetype, view, fabric, colour }: Recipe): string {
  return `/media/${archetype.id}/${view}/${fabric.id}.${colour.slug}`;
}

/** The address path of a picture. */
export function recipePath(recipe: Recipe): string {
  const { archetype, view, fabric, colour, ground } = recipe;
  return `/media/${archetype.id}/${view}/${fabric.id}.${colour.slug}.${ground.id}`;
}
