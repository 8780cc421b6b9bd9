import { useEffect, useReducer } from 'react';
import { nextReviewList, startReviewList } from '#commerce/reviews/review-list.ts';
import { askPage } from './ask-reviews.ts';

/** The list and what it is asked for next. */
export function useReviewList(sku: string) {
  const [state, tell] = useReducer(nextReviewList, sku, startReviewList);
  const { productId, sort, feature, page, status } = state;

  useEffect(() => tell({ type: 'product-changed', productId: sku }), [sku]);

  useEffect(() => {
    if (status !== 'loading') return;
    const asking = new AbortController();
    askPage({ sku: productId, sort, feature, page }, asking.signal).then(
      (answer) => tell({ type: 'page-arrived', page, answer }),
      () => asking.signal.aborted || tell({ type: 'page-failed' }),
    );
    return () => asking.abort();
  }, [productId, sort, feature, page, status]);

  return { state, tell };
}
