import { Outlet } from 'react-router';
import { PurchaseTexts } from '#app/i18n/purchase-texts.tsx';

/** The pages where things are bought and looked after, with their own words. */
export default function Purchase() {
  return (
    <PurchaseTexts>
      <Outlet />
    </PurchaseTexts>
  );
}
