import type { StaffOrderPage } from '#commerce/orders/order-page.server.ts';

/** The hidden fields of every action. */
export function ActionFields({
  order,
  actionKey,
  intent,
}: {
  order: StaffOrderPage;
  actionKey: string;
  intent: string;
}) {
  return (
    <>
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="key" value={`${intent}:${actionKey}`} />
      <input type="hidden" name="version" value={order.version} />
    </>
  );
}
