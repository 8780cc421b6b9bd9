import type { RouterContextProvider } from 'react-router';
import { requestContext, shopContext } from '#app/context.ts';
import { type EmailKind, isEmailKind } from '#commerce/email/email-kinds.ts';

export interface SampleChoice {
  kind: EmailKind;
  brand: string;
  locale: string;
}

/** Which email a page shows; the first of everything unless the address says otherwise. */
export function readChoice(context: Readonly<RouterContextProvider>, params: URLSearchParams): SampleChoice {
  const { brands } = context.get(shopContext);
  const kind = params.get('email');
  const brand = brands.bySlug(params.get('brand') ?? '') ?? brands.default;
  const locale = params.get('language') ?? '';
  return {
    kind: isEmailKind(kind) ? kind : 'order-placed',
    brand: brand.slug,
    locale: brand.locales.includes(locale) ? locale : brand.locale,
  };
}

/** The email of a choice, with products of the shop. */
export function composeSample(context: Readonly<RouterContextProvider>, choice: SampleChoice) {
  const { admin } = context.get(shopContext);
  return admin.emailSamples.compose(
    choice.kind,
    choice.brand,
    choice.locale,
    context.get(requestContext).origin,
  );
}
