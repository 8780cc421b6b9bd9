import { type ComponentType, createElement, lazy, useState } from 'react';
import { pageTexts } from '#app/i18n/page-texts.ts';
import { untilThere } from '#ui/late.ts';
import { furtherStyles } from './further-styles.ts';
import { layOutBelow } from './lay-out-below.ts';
import { isAwake, whenAwake } from './presence.ts';

interface Part<P> {
  default: ComponentType<P>;
}

interface Sleeper<P> {
  Part: ComponentType<P>;
  /** Fetches the code, for a page that is about to be shown. */
  fetch: () => Promise<unknown>;
}

/**
 * A part of the page that the server draws and whose script comes with the first sign of a person. Put it inside a
 * `Suspense` boundary of its own: React leaves what the server drew untouched until the code is there.
 */
export function asleep<P extends object>(load: () => Promise<Part<P>>): Sleeper<P> {
  if (import.meta.env.SSR) return { Part: lazy(load), fetch: load };
  let known: ComponentType<P> | null = null;
  let coming: Promise<Part<P>> | null = null;
  async function bring(): Promise<Part<P>> {
    const [part] = await Promise.all([load(), pageTexts(), furtherStyles()]);
    known = part.default;
    layOutBelow();
    return part;
  }
  function fetch(): Promise<Part<P>> {
    coming ??= bring().catch((error) => {
      coming = null;
      throw error;
    });
    return coming;
  }
  const Waiting = lazy(async () => {
    await whenAwake();
    return untilThere(fetch);
  });
  // Whoever is here already goes on to this page: its code travels together with its data.
  if (isAwake()) void fetch().catch(() => {});
  function Part(props: P) {
    // What it began as it stays: another component in its place would forget what the shopper did.
    const [Component] = useState(() => known ?? Waiting);
    return createElement(Component, props);
  }
  return { Part, fetch };
}
