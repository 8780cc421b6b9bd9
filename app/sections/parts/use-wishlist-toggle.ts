import { useShopper } from '#app/site/shopper.tsx';

interface Toggle {
  productKey: string;
  colourSelected: string;
  lineItemSku: string;
  isSaved: boolean;
}

/** Saves or removes at once, and takes it back when the shop says no or cannot be reached. */
export function useWishlistToggle() {
  const { state, update } = useShopper();
  return async ({ isSaved, ...item }: Toggle) => {
    if (!state) return;
    const before = state.wishlist;
    const rest = before.filter(
      (each) => each.productKey !== item.productKey || each.colourSelected !== item.colourSelected,
    );
    const { productKey, colourSelected } = item;
    update({ wishlist: isSaved ? rest : [...rest, { productKey, colourSelected }] });
    const isDone = await send(isSaved ? 'remove' : 'add', { ...item, sizeSelected: false });
    if (!isDone) update({ wishlist: before });
  };
}

async function send(action: 'add' | 'remove', item: object): Promise<boolean> {
  try {
    const response = await fetch(`/_api/wishlist/${action}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(item),
    });
    const answer = (await response.json()) as { success?: boolean };
    return response.ok && answer.success !== false;
  } catch (error) {
    console.error('Error occurred - wishlist operation', error);
    return false;
  }
}
