import { Form, Link, useSubmit } from 'react-router';
import { useTranslations } from 'use-intl';
import { localeName } from '#app/admin/content/audience-names.ts';
import type { StudioBrand } from '#app/admin/content/studio-kit.ts';
import { useLabel } from '#app/admin/resource/use-label.ts';
import { EMAIL_KINDS, EMAIL_NAMES, type EmailKind } from '#commerce/email/email-kinds.ts';
import { Button } from '#ui/button.tsx';
import { SelectField } from '#ui/field.tsx';

interface EmailsPageProps {
  choice: { kind: EmailKind; brand: string; locale: string };
  brands: readonly StudioBrand[];
  subject: string;
  plainText: string;
  textId: string;
  /** Where a test email goes. */
  address: string;
  canSend: boolean;
  sentTo: string | null;
}

/** One email at the width of a phone and of a desktop, and its plain text. */
export function EmailsPage(props: EmailsPageProps) {
  const { choice, brands, subject, plainText, textId, address, canSend, sentTo } = props;
  const t = useTranslations('staff-emails');
  const label = useLabel();
  const submit = useSubmit();
  const { kind, brand, locale } = choice;
  const locales = brands.find(({ slug }) => slug === brand)?.locales ?? [];
  const chosen = { email: kind, brand, language: locale };
  const frame = `/staff/email-preview?${new URLSearchParams(chosen)}`;
  return (
    <main id="content" tabIndex={-1} className="studio-main emails-page">
      <title>{t('title')}</title>
      <div className="studio-head">
        <div>
          <h1 className="heading">{t('title')}</h1>
          <p className="studio-soft">{t('line')}</p>
        </div>
        <div className="studio-actions">
          <Link to={`/staff/email-texts/${textId}`} className="text-link">
            {t('edit')}
          </Link>
          {canSend && (
            <Form method="post">
              {Object.entries(chosen).map(([name, value]) => (
                <input key={name} type="hidden" name={name} value={value} />
              ))}
              <Button type="submit" variant="secondary" size="small">
                {t('send', { address })}
              </Button>
            </Form>
          )}
        </div>
      </div>
      {sentTo && (
        <p className="studio-notice" role="status">
          {t('sent', { address: sentTo })}
        </p>
      )}
      <Form
        key={JSON.stringify(chosen)}
        className="emails-choice"
        onChange={(event) => void submit(event.currentTarget, { preventScrollReset: true })}
      >
        <SelectField
          name="email"
          label={t('email')}
          defaultValue={kind}
          options={EMAIL_KINDS.map((value) => ({ value, label: label(EMAIL_NAMES[value]) }))}
        />
        <SelectField
          name="brand"
          label={t('brand')}
          defaultValue={brand}
          options={brands.map(({ slug, name }) => ({ value: slug, label: name }))}
        />
        <SelectField
          name="language"
          label={t('language')}
          defaultValue={locale}
          options={locales.map((value) => ({ value, label: localeName(value) }))}
        />
        <noscript>
          <Button type="submit" size="small">
            {t('show')}
          </Button>
        </noscript>
      </Form>
      <p className="emails-subject">
        <span className="studio-soft">{t('subject')}</span> <strong>{subject}</strong>
      </p>
      <div className="emails-frames">
        <figure data-width="desktop">
          <figcaption>{t('desktop')}</figcaption>
          <iframe src={frame} title={t('desktop')} sandbox="" />
        </figure>
        <figure data-width="phone">
          <figcaption>{t('phone')}</figcaption>
          <iframe src={frame} title={t('phone')} sandbox="" />
        </figure>
      </div>
      <section className="order-card" aria-labelledby="plain-text">
        <h2 id="plain-text">{t('plainText')}</h2>
        <pre className="emails-plain">{plainText}</pre>
      </section>
    </main>
  );
}
