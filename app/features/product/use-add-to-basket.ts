import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { type AddedAnswer, type AskedPiece, sendToBasket } from '#app/site/send-to-basket.ts';
import { useShopper } from '#app/site/shopper.tsx';

export interface Adding {
  isAdding: boolean;
  error: string | null;
  /** What was added last; null when the confirmation has been closed. */
  added: AddedAnswer | null;
  add: (piece: AskedPiece) => Promise<boolean>;
  fail: (error: string | null) => void;
  dismiss: () => void;
}

const KNOWN_PROBLEMS = ['out-of-stock', 'limit-reached', 'full', 'unavailable'] as const;

export function useAddToBasket(): Adding {
  const t = useTranslations('pdp.addErrors');
  const { refresh } = useShopper();
  const [isAdding, setAdding] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const [added, setAdded] = useState<AddedAnswer | null>(null);

  async function add(piece: AskedPiece): Promise<boolean> {
    if (isAdding) return false;
    setAdding(true);
    setError(null);
    const answer = await sendToBasket([piece]);
    setAdding(false);
    if ('error' in answer) {
      const known = KNOWN_PROBLEMS.find((code) => code === answer.code);
      setError(known ? t(known) : answer.error || t('other'));
      return false;
    }
    setAdded(answer);
    void refresh();
    return true;
  }

  return { isAdding, error, added, add, fail: setError, dismiss: () => setAdded(null) };
}
