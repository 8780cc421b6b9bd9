import { useEffect, useReducer } from 'react';
import { nextReviewList, startReviewList } from '#commerce/reviews/review-list.ts';
import { fetchReviewPage } from './fetch-reviews.ts';

/** The list of reviews, which loads the page that its state asks for. */
export function useReviewList(sku: string) {
  const [state, dispatch] = useReducer(nextReviewList, sku, startReviewList);
  const { productId, sort, feature, page, status } = state;

  useEffect(() => dispatch({ type: 'product-changed', productId: sku }), [sku]);

  useEffect(() => {
    if (status !== 'loading') return;
    const controller = new AbortController();
    fetchReviewPage({ sku: productId, sort, feature, page }, controller.signal).then(
      (result) => dispatch({ type: 'page-loaded', page, result }),
      () => controller.signal.aborted || dispatch({ type: 'page-failed' }),
    );
    return () => controller.abort();
  }, [productId, sort, feature, page, status]);

  return { state, dispatch };
}
