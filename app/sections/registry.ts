import { type ComponentType, lazy } from 'react';
import type { SectionDefinition, SectionProps } from './define-section.ts';
import type { LoadedPage } from './loaded-page.ts';

type SectionComponent = ComponentType<SectionProps<SectionDefinition>>;

/** File → component, each in a chunk of its own: a page loads only the sections it shows. */
const components = import.meta.glob<{ default: SectionComponent }>(['./*/*.tsx', '!./parts/*']);

const loaded = new Map<string, SectionComponent>();
const chosen = new Map<string, SectionComponent>();
const lazyFiles = new Set<string>();

/** `HeroBanner` → `./hero-banner/hero-banner.tsx` */
function fileOf(type: string): string {
  const folder = type.replace(/\B[A-Z]/g, '-$&').toLowerCase();
  return `./${folder}/${folder}.tsx`;
}

async function preloadFiles(files: readonly string[]): Promise<void> {
  await Promise.all(
    files.map(async (file) => {
      if (loaded.has(file)) return;
      const component = await components[file]?.().catch(() => null);
      // One that could not be fetched is tried again when it is rendered.
      if (component) loaded.set(file, component.default);
    }),
  );
}

export function preloadSections(types: readonly string[]): Promise<void> {
  return preloadFiles([...new Set(types.map(fileOf))]);
}

export function preloadAllSections(): Promise<void> {
  return preloadFiles(Object.keys(components));
}

/** For a route's client loader: the next page appears whole, with the sections it shows. */
export async function preloadPage(page: LoadedPage | null | undefined): Promise<void> {
  if (page)
    await preloadSections(page.containers.flatMap(({ sections }) => sections.map(({ type }) => type)));
}

/** The same component for as long as the page lives; an unknown type has none. */
export function sectionComponent(type: string): SectionComponent | null {
  const file = fileOf(type);
  const known = chosen.get(file);
  if (known) return known;
  const load = components[file];
  if (!load) return null;
  const ready = loaded.get(file);
  if (!ready) lazyFiles.add(file);
  const component = ready ?? lazy(load);
  chosen.set(file, component);
  return component;
}

/** It was not loaded when it was first rendered, so it is fetched while the page shows. */
export function isLazy(type: string): boolean {
  return lazyFiles.has(fileOf(type));
}
