import { Form } from 'react-router';
import { useTranslations } from 'use-intl';
import type { Serialised } from '#app/admin/content/serialised.ts';
import type { StaffSession } from '#commerce/customers/sessions.server.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import { SessionList } from './session-list.tsx';

interface SecurityPageProps {
  factor: { isOn: boolean; recoveryCodesLeft: number };
  sessions: readonly Serialised<StaffSession>[];
  currentId: string | null;
  result: {
    problem: 'unknown' | 'wrong' | 'too-many' | null;
    minutes: number;
    codes: string[] | null;
  } | null;
}

/** How a member of staff's own account is protected. */
export function SecurityPage({ factor, sessions, currentId, result }: SecurityPageProps) {
  const t = useTranslations('staff-security');
  return (
    <main id="content" tabIndex={-1} className="studio-main order-page">
      <title>{t('title')}</title>
      <div className="studio-head">
        <div>
          <h1 className="heading">{t('title')}</h1>
          <p className="studio-soft">{t('line')}</p>
        </div>
      </div>
      <div className="order-main">
        {result?.problem && (
          <p className="studio-notice" role="alert">
            {result.problem === 'too-many' ? t('tooMany', { minutes: result.minutes }) : t('wrong')}
          </p>
        )}
        {result?.codes && (
          <section className="order-card" aria-labelledby="new-codes">
            <h2 id="new-codes">{t('newCodes')}</h2>
            <p>{t('newCodesText')}</p>
            <ul className="security-codes">
              {result.codes.map((code) => (
                <li key={code}>{code}</li>
              ))}
            </ul>
          </section>
        )}
        <section className="order-card" aria-labelledby="factor">
          <h2 id="factor">{t('factor')}</h2>
          {factor.isOn ? (
            <>
              <p>{t('factorOn', { count: factor.recoveryCodesLeft })}</p>
              <Form method="post" className="studio-fields" reloadDocument>
                <TextField name="code" label={t('code')} autoComplete="one-time-code" required />
                <div className="studio-side-tools">
                  <Button type="submit" name="intent" value="renew-codes" variant="secondary" size="small">
                    {t('renewCodes')}
                  </Button>
                  <Button type="submit" name="intent" value="turn-off" variant="quiet" size="small">
                    {t('turnOff')}
                  </Button>
                </div>
              </Form>
            </>
          ) : (
            <>
              <p>{t('factorOff')}</p>
              <p>
                <a href="/sign-in/second-factor?returnTo=/staff/security" className="text-link">
                  {t('setUp')}
                </a>
              </p>
            </>
          )}
        </section>
        <section className="order-card" aria-labelledby="sessions">
          <h2 id="sessions">{t('sessions')}</h2>
          <SessionList
            sessions={sessions}
            currentId={currentId}
            end={(id) => (
              <Form method="post" reloadDocument>
                <input type="hidden" name="session" value={id} />
                <Button type="submit" name="intent" value="end" variant="secondary" size="small">
                  {t('end')}
                </Button>
              </Form>
            )}
          />
          <Form method="post" reloadDocument>
            <Button type="submit" name="intent" value="end-others" variant="secondary" size="small">
              {t('endOthers')}
            </Button>
          </Form>
        </section>
      </div>
    </main>
  );
}
