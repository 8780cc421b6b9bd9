import { useEffect, useRef } from 'react';
import { Form } from 'react-router';
import { useTranslations } from 'use-intl';
import { useLocalPath } from '#app/site/local-path.ts';
import { useOfferReason } from '#app/site/offer-reason.tsx';
import type { EnteredCode } from '#commerce/basket/basket-view.server.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import { LiveRegion } from '#ui/live-region.tsx';
import { EditForm } from './edit-form.tsx';

interface PromoCodeProps {
  codes: EnteredCode[];
  currency: string;
  hasError: boolean;
}

/** Collapsed at first: an open code field makes shoppers leave to look for a code. */
export function PromoCode({ codes, currency, hasError }: PromoCodeProps) {
  const t = useTranslations('basket');
  const reasonOf = useOfferReason(currency);
  const local = useLocalPath();
  const form = useRef<HTMLFormElement>(null);
  // An accepted code is listed above: the field becomes empty for another.
  useEffect(() => {
    if (codes.length > 0) form.current?.reset();
  }, [codes.length]);
  return (
    <details open={hasError || codes.length > 0} className="text-sm">
      <summary className="text-link inline-flex min-h-11 items-center">{t('haveCode')}</summary>
      <ul aria-live="polite">
        {codes.map(({ code, isUsed, ...refusal }) => (
          <li key={code} className="flex items-center justify-between gap-3">
            <span>
              <strong className="font-medium">{code}</strong> {isUsed ? t('codeUsed') : reasonOf(refusal)}
            </span>
            <EditForm fields={{ intent: 'remove-code', code }}>
              {t('remove')}
              <span className="sr-only"> {code}</span>
            </EditForm>
          </li>
        ))}
      </ul>
      <LiveRegion message={hasError ? t('codeUnknown') : ''} />
      <Form
        ref={form}
        method="post"
        action={local('/basket')}
        preventScrollReset
        className="mt-2 flex items-start gap-2"
      >
        <input type="hidden" name="intent" value="add-code" />
        <TextField
          label={t('code')}
          hideLabel
          name="code"
          placeholder={t('code')}
          autoCapitalize="characters"
          autoComplete="off"
          maxLength={40}
          error={hasError ? t('codeUnknown') : undefined}
          className="flex-1"
          required
        />
        <Button type="submit" variant="secondary">
          {t('apply')}
        </Button>
      </Form>
    </details>
  );
}
