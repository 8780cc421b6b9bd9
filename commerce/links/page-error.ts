import type { Message } from '#commerce/text/message.ts';

export type PageErrorView<S> =
  | { kind: 'sections'; sections: readonly S[] }
  | { kind: 'missing'; message: Message }
  | { kind: 'broken'; message: Message };

/** How browsers word that nothing came back: of data, and of code. */
const NOTHING_CAME = /fetch|network|load failed|importing a module/i;

/** The shop could not be reached: the connection, or the shop itself, is away for a moment. */
export function isOutOfReach(error: unknown): boolean {
  return error instanceof TypeError && NOTHING_CAME.test(error.message);
}

/** What stands in place of a page that failed: the content for it, else a plain sentence. */
export function describePageError<S>(
  failure: { status?: number; error?: string | number | null },
  fallbackSections: readonly S[] = [],
): PageErrorView<S> {
  if (failure.status === 404) {
    return fallbackSections.length > 0
      ? { kind: 'sections', sections: fallbackSections }
      : { kind: 'missing', message: { key: 'errors.notFoundTitle' } };
  }
  const { error } = failure;
  return {
    kind: 'broken',
    message: error ? { key: 'errors.errorText', values: { error } } : { key: 'errors.unknown' },
  };
}
