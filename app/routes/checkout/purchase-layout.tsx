import { Outlet } from 'react-router';
import { PurchaseTexts } from '#app/i18n/purchase-texts.tsx';

/** Loads the texts that only basket, checkout, order and account pages need. */
export default function Purchase() {
  return (
    <PurchaseTexts>
      <Outlet />
    </PurchaseTexts>
  );
}
