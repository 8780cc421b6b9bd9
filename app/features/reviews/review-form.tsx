import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import {
  checkSubmission,
  NAME_MAX,
  type ReviewSubmission,
  TEXT_MAX,
  TITLE_MAX,
} from '#commerce/reviews/review-submission.ts';
import { Button } from '#ui/button.tsx';
import { RadioGroup } from '#ui/choice-field.tsx';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { TextAreaField, TextField } from '#ui/field.tsx';
import { sendReview } from './send-review.ts';
import { StarChoice } from './star-choice.tsx';

type Errors = Record<string, string>;

function read(form: FormData): ReviewSubmission {
  const text = (name: string) => String(form.get(name) ?? '');
  return {
    rating: Number(text('rating')),
    title: text('title'),
    reviewText: text('reviewText'),
    username: text('username'),
    userLocation: text('userLocation'),
    isRecommended: text('isRecommended') === '' ? null : text('isRecommended') === 'yes',
  };
}

/** Errors are shown beside their fields and above the form; what was written stays. */
export default function ReviewForm({ sku, onDone }: { sku: string; onDone: () => void }) {
  const t = useTranslations();
  const [errors, setErrors] = useState<Errors>({});
  const [status, setStatus] = useState<'writing' | 'sending' | 'failed' | 'received'>('writing');

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const invalid = checkSubmission(read(form)) as Errors;
    setErrors(invalid);
    if (Object.keys(invalid).length > 0) return;
    form.set('sku', sku);
    setStatus('sending');
    const result = await sendReview(form);
    setStatus(result.kind === 'received' ? 'received' : result.kind === 'invalid' ? 'writing' : 'failed');
    if (result.kind === 'invalid') setErrors(result.errors);
  }

  if (status === 'received') {
    return (
      <div className="review-thanks" role="status">
        <p>{t('reviews.submit.received')}</p>
        <Button onClick={onDone}>{t('reviews.close')}</Button>
      </div>
    );
  }
  const summary = Object.entries(errors).map(([name, key]) => ({
    fieldId: `review-${name}`,
    message: t(key),
  }));
  const field = (name: string) => ({
    id: `review-${name}`,
    name,
    error: errors[name] ? t(errors[name]) : undefined,
  });
  const optionalLabel = t('reviews.submit.optional');
  return (
    <form className="review-form" noValidate onSubmit={submit}>
      <ErrorSummary title={t('reviews.submit.check', { count: summary.length })} errors={summary} />
      <StarChoice {...field('rating')} />
      <TextField
        {...field('title')}
        label={t('reviews.submit.title')}
        optionalLabel={optionalLabel}
        maxLength={TITLE_MAX}
      />
      <TextAreaField
        {...field('reviewText')}
        label={t('reviews.submit.text')}
        hint={t('reviews.submit.textHint')}
        rows={6}
        maxLength={TEXT_MAX}
      />
      <RadioGroup
        legend={t('reviews.submit.recommend')}
        name="isRecommended"
        options={[
          { value: 'yes', label: t('reviews.submit.yes') },
          { value: 'no', label: t('reviews.submit.no') },
        ]}
      />
      <TextField
        {...field('username')}
        label={t('reviews.submit.name')}
        hint={t('reviews.submit.nameHint')}
        autoComplete="nickname"
        maxLength={NAME_MAX}
      />
      <TextField
        {...field('userLocation')}
        label={t('reviews.submit.location')}
        optionalLabel={optionalLabel}
        autoComplete="address-level2"
        maxLength={NAME_MAX}
      />
      <TextField
        {...field('photos')}
        type="file"
        accept="image/*"
        multiple
        label={t('reviews.submit.photos')}
        hint={t('reviews.submit.photosHint')}
        optionalLabel={optionalLabel}
      />
      {status === 'failed' && (
        <p role="alert" className="text-sale">
          {t('reviews.submit.failed')}
        </p>
      )}
      <p className="text-soft text-xs">{t('reviews.submit.moderation')}</p>
      <Button type="submit" wide loading={status === 'sending'} loadingLabel={t('reviews.submit.sending')}>
        {t('reviews.submit.send')}
      </Button>
    </form>
  );
}
