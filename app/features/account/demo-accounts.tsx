import { Form } from 'react-router';
import { useTranslations } from 'use-intl';
import { useLocalPath } from '#app/site/local-path.ts';
import { Button } from '#ui/button.tsx';

interface DemoAccountsProps {
  accounts: readonly { role: string; email: string; password: string }[];
  returnTo: string;
}

/** Buttons that sign in to a demo account; the list is empty outside a demo. */
export function DemoAccounts({ accounts, returnTo }: DemoAccountsProps) {
  const t = useTranslations('account');
  const local = useLocalPath();
  if (accounts.length === 0) return null;
  return (
    <section className="border-line grid gap-3 border-t pt-6">
      <h2 className="eyebrow text-soft">{t('demo.title')}</h2>
      <p className="text-soft text-sm">{t('demo.intro')}</p>
      <ul className="grid gap-2">
        {accounts.map(({ role, email, password }) => (
          <li key={role}>
            <Form method="post" action={local('/sign-in')} reloadDocument>
              <input type="hidden" name="email" value={email} />
              <input type="hidden" name="password" value={password} />
              <input type="hidden" name="returnTo" value={returnTo} />
              <Button type="submit" variant="quiet" wide>
                {t(`demo.${role}` as 'demo.customer')}
              </Button>
            </Form>
          </li>
        ))}
      </ul>
    </section>
  );
}
