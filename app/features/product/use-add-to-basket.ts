import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { type AddedToBasket, type RequestedItem, sendToBasket } from '#app/site/send-to-basket.ts';
import { refreshShopper } from '#app/site/shopper.tsx';

/** A line of the basket as far as its product's page knows it. */
export type ExpectedLine = Pick<
  AddedToBasket['added'][number],
  | 'sku'
  | 'name'
  | 'brand'
  | 'picture'
  | 'colourLabel'
  | 'size'
  | 'quantity'
  | 'unitPrice'
  | 'wasUnitPrice'
  | 'customFields'
  | 'isGift'
>;

export interface Expected {
  lines: ExpectedLine[];
  currency: string;
}

/** What is shown as added: what the page expects, until the basket has answered. */
export interface Confirmation extends Expected {
  /** Null while the basket has not answered. */
  added: AddedToBasket | null;
}

export interface Adding {
  isAdding: boolean;
  error: string | null;
  /** Null when nothing was added, or the confirmation has been closed. */
  confirmation: Confirmation | null;
  /** What is `expected` is shown at once; without it, the confirmation opens when the basket has answered. */
  add: (item: RequestedItem, expected: Expected | null) => Promise<boolean>;
  fail: (error: string | null) => void;
  dismiss: () => void;
}

const KNOWN_PROBLEMS = ['out-of-stock', 'limit-reached', 'full', 'unavailable'] as const;

export function useAddToBasket(): Adding {
  const t = useTranslations('pdp.addErrors');
  const [isAdding, setAdding] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const [confirmation, setConfirmation] = useState<Confirmation | null>(null);

  async function add(item: RequestedItem, expected: Expected | null): Promise<boolean> {
    if (isAdding) return false;
    setAdding(true);
    setError(null);
    setConfirmation(expected && { ...expected, added: null });
    const result = await sendToBasket([item]);
    setAdding(false);
    if ('error' in result) {
      const known = KNOWN_PROBLEMS.find((code) => code === result.code);
      setError(known ? t(known) : result.error || t('other'));
      setConfirmation(null);
      return false;
    }
    const confirmed = { lines: result.added, currency: result.currency, added: result };
    // Whoever has closed it meanwhile does not see it again.
    setConfirmation((shown) => (expected && !shown ? null : confirmed));
    void refreshShopper();
    return true;
  }

  return { isAdding, error, confirmation, add, fail: setError, dismiss: () => setConfirmation(null) };
}
