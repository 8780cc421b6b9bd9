import * as v from 'valibot';
import { requestContext, shopContext } from '#app/context.ts';
import { translatorFor } from '#app/i18n/translate.server.ts';
import { checkChatMessage } from '#commerce/chatbot/chat-message.ts';
import { jsonError, notAllowed, readJsonObject } from '../answers.ts';
import type { Route } from './+types/chat-message';
import { localeAsked } from './locale-asked.ts';

const schema = v.object({
  message: v.string(),
  locale: v.optional(v.string()),
  viewing: v.optional(v.nullable(v.pipe(v.string(), v.regex(/^[\w-]{1,200}$/)))),
});

/** One question and its answer. Whether it went well is in `kind`; the browser is told no more. */
export async function action({ context, request }: Route.ActionArgs) {
  const { chats } = context.get(shopContext);
  const { brand, client, log, origin } = context.get(requestContext);
  const parsed = v.safeParse(schema, await readJsonObject(request));
  const checked = parsed.success
    ? checkChatMessage(parsed.output.message, brand.settings.chat.maxMessageChars)
    : null;
  if (!parsed.success || !checked?.ok)
    return jsonError(
      400,
      `A message needs between 1 and ${brand.settings.chat.maxMessageChars} characters.`,
      {
        kind: 'error',
      },
    );
  const locale = localeAsked(brand, parsed.output.locale);
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
      say: (key, values) => translate(`chatbot-answers.${key}`, values) ?? key,
    },
    request.signal,
  );
  return Response.json(reply.kind === 'success' ? reply : { kind: 'error' }, {
    headers: { 'cache-control': 'private, no-store' },
  });
}

export function loader() {
  return notAllowed('POST');
}
