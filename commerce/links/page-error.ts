import type { Message } from '#commerce/text/message.ts';

export type PageErrorView<S> =
  | { kind: 'sections'; sections: readonly S[] }
  | { kind: 'missing'; message: Message }
  | { kind: 'broken'; message: Message };

/** Messages of browsers for failed fetches and failed module imports. */
const NETWORK_ERROR = /fetch|network|load failed|importing a module/i;

/** Whether the server could not be reached. */
export function isNetworkError(error: unknown): boolean {
  return error instanceof TypeError && NETWORK_ERROR.test(error.message);
}

/** What to show for a page that failed: the content for it, else a message. */
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
