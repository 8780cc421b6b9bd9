import { requestContext, shopContext } from '#app/context.ts';
import { translatorFor } from '#app/i18n/translate.server.ts';
import { type SocialProofMessage, socialProofIcon } from '#commerce/events/social-proof.ts';
import type { SocialProofFact } from '#commerce/events/social-proof-facts.server.ts';
import { readProductKeys } from '../recommendations/product-keys.ts';
import { requestedLocale } from '../requested-locale.ts';
import { jsonError, jsonResponse } from '../responses.ts';
import type { Route } from './+types/social-proof';

/** Social-proof messages of products for the last day, in the shopper's language; numbers are marked as strong. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { brand } = context.get(requestContext);
  const {
    catalogue,
    search: { events },
  } = context.get(shopContext);
  const keys = readProductKeys(request, 'productKeys');
  if (!keys || keys.length === 0) return jsonError(400, 'productKeys is needed.');
  const locale = requestedLocale(brand, new URL(request.url).searchParams.get('locale'));
  const { icons, fallbackIcon, timeoutMs } = brand.settings.socialProof;
  const timeout = AbortSignal.timeout(timeoutMs);
  const messages: Record<string, SocialProofMessage[]> = {};
  for (const key of keys) {
    const [id] = await catalogue.productIdsByKeys([key]);
    if (!id || timeout.aborted) continue;
    messages[key] = (await events.socialProofFor(id)).flatMap((fact) => {
      const message = writeMessage(fact, locale);
      return message
        ? [{ code: fact.code, message, icon: socialProofIcon(fact.code, icons, fallbackIcon) }]
        : [];
    });
  }
  return jsonResponse({ messages }, { headers: { 'cache-control': 'public, max-age=60' } });
}

function writeMessage(fact: SocialProofFact, locale: string): string | undefined {
  return translatorFor(locale)(`recommendations.proof.${fact.code}`, {
    ...numbersOf(fact),
    open: '<strong>',
    close: '</strong>',
  });
}

function numbersOf(fact: SocialProofFact): Record<string, number> {
  if (fact.code !== 'LPSP') return { count: fact.count };
  const hours = Math.floor(fact.minutes / 60);
  return { hours, minutes: fact.minutes };
}
