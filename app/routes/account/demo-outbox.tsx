import { useFormatter, useTranslations } from 'use-intl';
import { shopContext } from '#app/context.ts';
import type { Route } from './+types/demo-outbox';

const SHOWN = 50;

/** The emails that a demo would have sent; 404 outside a demo. */
export async function loader({ context }: Route.LoaderArgs) {
  const {
    environment,
    customers: { outbox },
  } = context.get(shopContext);
  if (!environment.DEMO) throw new Response(null, { status: 404 });
  return { emails: await outbox.listNewest(SHOWN) };
}

export default function DemoOutbox({ loaderData }: Route.ComponentProps) {
  const t = useTranslations('account');
  const format = useFormatter();
  return (
    <main id="content" tabIndex={-1} className="page-width my-8 lg:my-12 grid gap-8">
      <title>{t('outbox')}</title>
      <meta name="robots" content="noindex" />
      <h1 className="heading text-2xl">{t('outbox')}</h1>
      {loaderData.emails.length === 0 && <p className="text-soft">{t('outboxEmpty')}</p>}
      <ul className="grid max-w-xl gap-8">
        {loaderData.emails.map(({ id, recipient, subject, body, createdAt }) => (
          <li key={id} className="border-line border-t pt-6">
            <p className="text-soft text-sm">
              {recipient} ·{' '}
              {format.dateTime(new Date(createdAt), { dateStyle: 'medium', timeStyle: 'short' })}
            </p>
            <h2 className="heading mt-1 text-lg">{subject}</h2>
            <EmailBody text={body} />
          </li>
        ))}
      </ul>
    </main>
  );
}

const ADDRESS = /(https?:\/\/\S+)/;

function EmailBody({ text }: { text: string }) {
  return (
    <p className="mt-3 whitespace-pre-line">
      {text.split(ADDRESS).map((part) =>
        ADDRESS.test(part) ? (
          <a key={part} href={part} className="text-link break-all">
            {part}
          </a>
        ) : (
          part
        ),
      )}
    </p>
  );
}
