import type { Message } from '#domain/listing/message.ts';

export type PageErrorView<S> =
  | { kind: 'sections'; sections: readonly S[] }
  | { kind: 'missing'; message: Message }
  | { kind: 'broken'; message: Message };

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
