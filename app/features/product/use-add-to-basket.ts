import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { type AddedToBasket, type RequestedItem, sendToBasket } from '#app/site/send-to-basket.ts';
import { refreshShopper } from '#app/site/shopper.tsx';

export interface Adding {
  isAdding: boolean;
  error: string | null;
  /** What was added last; null when the confirmation has been closed. */
  added: AddedToBasket | null;
  add: (item: RequestedItem) => Promise<boolean>;
  fail: (error: string | null) => void;
  dismiss: () => void;
}

const KNOWN_PROBLEMS = ['out-of-stock', 'limit-reached', 'full', 'unavailable'] as const;

export function useAddToBasket(): Adding {
  const t = useTranslations('pdp.addErrors');
  const [isAdding, setAdding] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const [added, setAdded] = useState<AddedToBasket | null>(null);

  async function add(item: RequestedItem): Promise<boolean> {
    if (isAdding) return false;
    setAdding(true);
    setError(null);
    const result = await sendToBasket([item]);
    setAdding(false);
    if ('error' in result) {
      const known = KNOWN_PROBLEMS.find((code) => code === result.code);
      setError(known ? t(known) : result.error || t('other'));
      return false;
    }
    setAdded(result);
    void refreshShopper();
    return true;
  }

  return { isAdding, error, added, add, fail: setError, dismiss: () => setAdded(null) };
}
