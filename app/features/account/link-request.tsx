import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { DocumentForm } from '#app/site/document-form.tsx';
import { useLocalPath } from '#app/site/local-path.ts';
import { ShopLink } from '#app/site/shop-link.tsx';
import { Button, buttonClass } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import { AuthPage, FormMessage } from './auth-page.tsx';

interface LinkRequestProps {
  title: string;
  intro: string;
  /** Where the form is sent. */
  path: string;
  result?: { kind: 'sent' | 'too-many' | 'not-an-email' | 'expired'; email: string; minutes: number };
  /** Further fields. */
  children?: ReactNode;
}

/** Asks for an email address and says that a link is on its way. */
export function LinkRequest({ title, intro, path, result, children }: LinkRequestProps) {
  const t = useTranslations('account');
  const local = useLocalPath();
  if (result?.kind === 'sent') {
    return (
      <AuthPage title={title}>
        <FormMessage tone="good">{t('resetSent', { email: result.email })}</FormMessage>
        <ShopLink to="/sign-in" className="text-link">
          {t('backToSignIn')}
        </ShopLink>
      </AuthPage>
    );
  }
  if (result?.kind === 'expired') return <ExpiredLink title={title} path={path} />;
  return (
    <AuthPage title={title} intro={intro}>
      <DocumentForm method="post" action={local(path)} noValidate className="grid gap-5">
        {children}
        {result?.kind === 'too-many' && (
          <FormMessage tone="error">{t('errors.tooMany', { minutes: result.minutes })}</FormMessage>
        )}
        <TextField
          name="email"
          type="email"
          inputMode="email"
          label={t('email')}
          autoComplete="username"
          defaultValue={result?.email}
          error={result?.kind === 'not-an-email' ? t('errors.email') : undefined}
          required
        />
        <Button type="submit" size="large" wide>
          {t('resetSend')}
        </Button>
      </DocumentForm>
    </AuthPage>
  );
}

/** A link that was used, or is too old, and where to ask for a new one. */
export function ExpiredLink({ title, path }: { title: string; path: string }) {
  const t = useTranslations('account');
  return (
    <AuthPage title={title}>
      <FormMessage tone="error">{t('linkExpired')}</FormMessage>
      <ShopLink to={path} className={buttonClass({ wide: true })}>
        {t('resetSend')}
      </ShopLink>
    </AuthPage>
  );
}
