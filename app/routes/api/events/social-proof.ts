import { requestContext, shopContext } from '#app/context.ts';
import { translatorFor } from '#app/i18n/translate.server.ts';
import type { Proof } from '#commerce/events/proof.server.ts';
import { type SocialProofMessage, socialProofIcon } from '#commerce/events/social-proof.ts';
import { jsonError } from '../answers.ts';
import { askedKeys } from '../recommendations/asked-keys.ts';
import type { Route } from './+types/social-proof';

/** What others did with a product in the last day, in the shopper's language; numbers are strong. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { brand } = context.get(requestContext);
  const { catalogue, events } = context.get(shopContext);
  const keys = askedKeys(request, 'productKeys');
  if (!keys || keys.length === 0) return jsonError(400, 'productKeys is needed.');
  const asked = new URL(request.url).searchParams.get('locale');
  const locale = brand.locales.find((one) => one === asked) ?? brand.locale;
  const { icons, fallbackIcon, timeoutMs } = brand.settings.socialProof;
  const inTime = AbortSignal.timeout(timeoutMs);
  const messages: Record<string, SocialProofMessage[]> = {};
  for (const key of keys) {
    const [id] = await catalogue.productIdsByKeys([key]);
    // What takes too long is not worth waiting for.
    if (!id || inTime.aborted) continue;
    messages[key] = (await events.proofFor(id)).flatMap((proof) => {
      const message = say(proof, locale);
      return message
        ? [{ code: proof.code, message, icon: socialProofIcon(proof.code, icons, fallbackIcon) }]
        : [];
    });
  }
  return Response.json({ messages }, { headers: { 'cache-control': 'public, max-age=60' } });
}

function say(proof: Proof, locale: string): string | undefined {
  return translatorFor(locale)(`recommendations.proof.${proof.code}`, {
    ...wordsOf(proof),
    open: '<strong>',
    close: '</strong>',
  });
}

function wordsOf(proof: Proof): Record<string, number> {
  if (proof.code !== 'LPSP') return { count: proof.count };
  const hours = Math.floor(proof.minutes / 60);
  return { hours, minutes: proof.minutes };
}
