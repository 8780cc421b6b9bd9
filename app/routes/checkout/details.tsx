import { data } from 'react-router';
import { requestContext, shopContext } from '#app/context.ts';
import { CheckoutFrame } from '#app/features/checkout/checkout-frame.tsx';
import { DetailsForm } from '#app/features/checkout/details-form.tsx';
import { readAddress } from '#app/features/checkout/read-address.ts';
import { readForm } from '#app/routes/read-form.ts';
import { checkAddress, normaliseAddress } from '#commerce/customers/address.ts';
import { isEmail } from '#commerce/customers/email.ts';
import { allowsEvents } from '#commerce/events/consent.ts';
import type { Route } from './+types/details';
import { redirectToStep, requireBasketOwner, requireCheckout } from './require-checkout.ts';

/** For the report on how far shoppers come. */
const CHECKOUT_START = { name: 'checkoutStart', productId: null, details: {} };

export async function loader({ context, request }: Route.LoaderArgs) {
  const { view, brand, owner } = await requireCheckout(context);
  const customer = await context.get(requestContext).session.customer();
  if (allowsEvents(request.headers.get('cookie')))
    await context.get(shopContext).search.events.record(`basket-${view.id}`, [CHECKOUT_START], brand);
  const book = owner.customerId
    ? await context.get(shopContext).customers.addresses.list(owner.customerId)
    : [];
  const chosenId = new URL(request.url).searchParams.get('address');
  const chosen = book.find(({ id }) => id === chosenId);
  const known = chosen?.address ?? view.shippingAddress ?? book[0]?.address ?? null;
  return {
    view,
    isGuest: customer === null,
    email: view.email ?? customer?.email ?? '',
    shipping: known ?? (customer && { firstName: customer.firstName, lastName: customer.lastName }),
    chosenId: chosen?.id ?? null,
    book,
    countries: brand.settings.shippingCountries,
  };
}

export async function action({ context, request }: Route.ActionArgs) {
  const { brand } = context.get(requestContext);
  // Whether the basket can be delivered is for the next step to say.
  const owner = await requireBasketOwner(context);
  const {
    checkout: { baskets },
    customers: { addresses },
  } = context.get(shopContext);
  const form = await readForm(request);
  const email = String(form.get('email') ?? '')
    .trim()
    .slice(0, 254);
  const isSame = form.get('sameBilling') === 'yes';
  const shipping = readAddress(form, 'shipping');
  const billing = isSame ? shipping : readAddress(form, 'billing');
  const isServed = brand.settings.shippingCountries.includes(shipping.country);
  const errors = {
    email: !isEmail(email),
    shipping: isServed
      ? checkAddress(shipping)
      : [{ field: 'country' as const, messageKey: 'address.country.invalid' as const }],
    billing: isSame ? [] : checkAddress(billing),
  };
  if (errors.email || errors.shipping.length > 0 || errors.billing.length > 0) {
    return data({ errors, entered: { email, shipping, billing, isSame } }, { status: 422 });
  }
  const shippingAddress = normaliseAddress(shipping);
  await baskets.setFields(owner, brand, {
    email,
    shippingAddress,
    billingAddress: isSame ? shippingAddress : normaliseAddress(billing),
  });
  if (owner.customerId) await addresses.save(owner.customerId, shippingAddress);
  throw redirectToStep('delivery', context);
}

export default function CheckoutDetails({ loaderData, actionData }: Route.ComponentProps) {
  const { view } = loaderData;
  const entered = actionData?.entered;
  const { billingAddress, shippingAddress } = view;
  const hasOwnBilling = entered
    ? !entered.isSame
    : billingAddress !== null && JSON.stringify(billingAddress) !== JSON.stringify(shippingAddress);
  return (
    <CheckoutFrame view={view} step="details">
      <DetailsForm
        isGuest={loaderData.isGuest}
        email={entered?.email ?? loaderData.email}
        shipping={entered?.shipping ?? loaderData.shipping}
        billing={entered?.billing ?? billingAddress}
        hasOwnBilling={hasOwnBilling}
        countries={loaderData.countries}
        book={loaderData.book}
        key={loaderData.chosenId}
        errors={actionData?.errors ?? null}
      />
    </CheckoutFrame>
  );
}
