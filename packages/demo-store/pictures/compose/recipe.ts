import { type Archetype, archetypeById, type View } from '../archetypes.ts';
import { type Background, backgroundById } from '../backgrounds.ts';
import { type Fabric, type FabricId, fabricById } from '../fabrics.ts';
import { colourBySlug, type PaletteColour } from '../palette.ts';

/** A parsed picture address; every part is known. */
export interface Recipe {
  archetype: Archetype;
  view: View;
  fabric: Fabric;
  colour: PaletteColour;
  background: Background;
}

const ADDRESS = /^\/media\/([a-z-]{1,40})\/([a-z]{1,10})\/([a-z-]{1,24})\.([a-z-]{1,24})\.([a-z]{1,16})$/;

/** Parses the path of a picture; null if any part is unknown. */
export function parseRecipe(path: string): Recipe | null {
  const match = ADDRESS.exec(path);
  if (!match) return null;
  const [, archetypeId = '', view = '', fabricId = '', colourSlug = '', backgroundId = ''] = match;
  const archetype = archetypeById.get(archetypeId);
  const fabric = fabricById.get(fabricId);
  const colour = colourBySlug.get(colourSlug);
  const background = backgroundById.get(backgroundId);
  if (!archetype || !fabric || !colour || !background) return null;
  if (!archetype.fabrics.includes(fabric.id as FabricId)) return null;
  if (!isViewOf(archetype, view)) return null;
  return { archetype, view, fabric, colour, background };
}

function isViewOf(archetype: Archetype, view: string): view is View {
  return view === 'swatch' || (archetype.views as readonly string[]).includes(view);
}

/** The same for pictures that differ in their background only. */
export function subjectPath({ archetype, view, fabric, colour }: Recipe): string {
  return `/media/${archetype.id}/${view}/${fabric.id}.${colour.slug}`;
}

export function recipePath(recipe: Recipe): string {
  const { archetype, view, fabric, colour, background } = recipe;
  return `/media/${archetype.id}/${view}/${fabric.id}.${colour.slug}.${background.id}`;
}
