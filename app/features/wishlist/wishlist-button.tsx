import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import type { WishlistItem } from '#commerce/wishlist/payload.ts';
import { HeartFilledIcon, HeartIcon } from '#ui/icon.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { SAVE_FIELD, SAVE_FORM } from './save-form.ts';
import { useIsSaved } from './use-wishlist.ts';
import { checkWishlist, dispatchWishlist } from './wishlist-store.ts';

interface WishlistButtonProps {
  item: WishlistItem;
  /** What is saved, for screen readers. */
  name: string;
  look?: 'plain' | 'framed' | 'raised';
}

/** Before hydration it sends the form of the page, which saves the item and shows the wishlist. */
export function WishlistButton({ item, name, look = 'plain' }: WishlistButtonProps) {
  const t = useTranslations('wishlist');
  const isOn = useIsSaved(item);
  return (
    <IconButton
      look={look}
      label={`${isOn ? t('added') : t('add')}: ${name}`}
      aria-pressed={isOn}
      type="submit"
      form={SAVE_FORM}
      name={SAVE_FIELD}
      value={JSON.stringify(item)}
      onClick={(event) => {
        event.preventDefault();
        dispatchWishlist({ type: 'toggled', item });
      }}
    >
      {isOn ? <HeartFilledIcon /> : <HeartIcon />}
    </IconButton>
  );
}

/** The wishlist button of the product page: checks with the server whenever the colour changes. */
export function ProductWishlistButton({ item, name }: Pick<WishlistButtonProps, 'item' | 'name'>) {
  const checked = useRef('');
  const { productKey, colourSelected } = item;
  useEffect(() => {
    const entry = `${productKey} ${colourSelected}`;
    if (checked.current !== '' && checked.current !== entry) checkWishlist({ productKey, colourSelected });
    checked.current = entry;
  }, [productKey, colourSelected]);
  return <WishlistButton item={item} name={name} look="framed" />;
}
