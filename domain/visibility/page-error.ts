export type PageErrorView<S> = { kind: 'sections'; sections: readonly S[] } | { kind: 'text'; text: string };

/** What stands in place of a page that failed: the content for it, else a plain sentence. */
export function describePageError<S>(
  failure: { status?: number; message?: string | null },
  fallbackSections: readonly S[],
): PageErrorView<S> {
  if (failure.status === 404) {
    return fallbackSections.length > 0
      ? { kind: 'sections', sections: fallbackSections }
      : { kind: 'text', text: 'Page Not Found' };
  }
  return {
    kind: 'text',
    text: failure.message ? `Error rendering page ${failure.message}` : 'Unknown issue rendering page',
  };
}
