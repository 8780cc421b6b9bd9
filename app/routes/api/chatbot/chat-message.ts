import * as v from 'valibot';
import { requestContext, shopContext } from '#app/context.ts';
import { translatorFor } from '#app/i18n/translate.server.ts';
import { checkChatMessage } from '#commerce/chatbot/chat-message.ts';
import { requestedLocale } from '../requested-locale.ts';
import { jsonError, jsonResponse, notAllowed, readJsonObject } from '../responses.ts';
import type { Route } from './+types/chat-message';

const schema = v.object({
  message: v.string(),
  locale: v.optional(v.string()),
  viewing: v.optional(v.nullable(v.pipe(v.string(), v.regex(/^[\w-]{1,200}$/)))),
});

/** Replies to one chat message. A failure has only `kind: 'error'`: its reason stays in the log. */
export async function action({ context, request }: Route.ActionArgs) {
  const { chats } = context.get(shopContext).products;
  const { brand, client, log, origin } = context.get(requestContext);
  const parsed = v.safeParse(schema, await readJsonObject(request));
  const checked = parsed.success
    ? checkChatMessage(parsed.output.message, brand.settings.chat.maxMessageChars)
    : null;
  if (!parsed.success || !checked?.ok)
    return jsonError(
      400,
      `A message needs between 1 and ${brand.settings.chat.maxMessageChars} characters.`,
      { kind: 'error' },
    );
  const locale = requestedLocale(brand, parsed.output.locale);
  const translate = translatorFor(locale);
  const reply = await chats.ask(
    {
      brand,
      locale,
      client,
      log,
      token: chats.cookie(origin.startsWith('https:')).read(request.headers.get('cookie')),
      message: checked.message,
      viewing: parsed.output.viewing ?? null,
      translate: (key, values) => translate(`chatbot-replies.${key}`, values) ?? key,
    },
    request.signal,
  );
  return jsonResponse(reply.kind === 'success' ? reply : { kind: 'error' as const }, {
    headers: { 'cache-control': 'private, no-store' },
  });
}

export function loader() {
  return notAllowed('POST');
}
