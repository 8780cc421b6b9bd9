import type { ReactNode } from 'react';
import { useSite } from '#app/site/site.ts';
import type { ViewVariant } from './compact-variants.ts';
import { GiftCard, RewardsNote, SustainabilityNote } from './panel-notes.tsx';
import { PaymentPromo } from './payment-promo.tsx';
import { ProductAccordions } from './product-accordions.tsx';
import type { ProductView } from './product-view.ts';
import { ShareButton } from './share-button.tsx';

export interface PanelDetailsProps {
  view: ProductView;
  variant: ViewVariant;
  advisor?: ReactNode;
  payLater?: ReactNode;
  deliveryDetails: ReactNode;
}

/** The lower part of the panel: gift, payment offers, notes, accordions and share button. */
export function PanelDetails({ view, variant, advisor, payLater, deliveryDetails }: PanelDetailsProps) {
  const { facts } = variant;
  const { features } = useSite().brand;
  return (
    <div className="product-panel">
      <GiftCard gift={view.gift} facts={facts} />
      <PaymentPromo price={variant.price} currency={view.currency} shop={view.shop} />
      {payLater}
      <div className="grid gap-3">
        {features.rewards && <RewardsNote points={variant.rewardsPoints} />}
        <SustainabilityNote facts={facts} />
      </div>
      {advisor}
      <ProductAccordions view={view} facts={facts} delivery={deliveryDetails} />
      <ShareButton title={view.name} copiedMs={view.shop.copiedMs} />
    </div>
  );
}
