import { Form, Link } from 'react-router';
import { useTranslations } from 'use-intl';
import type { ChecklistItem } from '#commerce/staff/opening-checklist.ts';
import { Button } from '#ui/button.tsx';
import { CheckboxField } from '#ui/choice-field.tsx';
import { CheckIcon } from '#ui/icon.tsx';

interface OpeningPageProps {
  isOpen: boolean;
  isDemo: boolean;
  items: readonly ChecklistItem[];
  /** Opening was asked for while something is missing, and that was not accepted. */
  hasProblem: boolean;
}

/** The checklist of a new shop, and the button that opens it. */
export function OpeningPage({ isOpen, isDemo, items, hasProblem }: OpeningPageProps) {
  const t = useTranslations('staff-opening');
  const missing = items.filter(({ isDone }) => !isDone).length;
  return (
    <main id="content" tabIndex={-1} className="studio-main">
      <title>{t('title')}</title>
      <div className="studio-head">
        <h1 className="heading">{t('title')}</h1>
      </div>
      <p role="status" className="mt-2 max-w-prose">
        {isDemo ? t('demo') : isOpen ? t('isOpen') : t('isClosed')}{' '}
        {missing === 0 ? t('complete') : t('missing', { count: missing })}
      </p>
      <ul className="checklist">
        {items.map((item) => (
          <ChecklistRow key={item.id} item={item} />
        ))}
      </ul>
      {!isDemo && (
        <Form method="post" className="checklist-form">
          {!isOpen && missing > 0 && (
            <CheckboxField
              name="accepted"
              value="yes"
              label={t('accept', { count: missing })}
              error={hasProblem ? t('acceptFirst') : undefined}
            />
          )}
          <Button
            type="submit"
            name="change"
            value={isOpen ? 'close' : 'open'}
            variant={isOpen ? 'secondary' : 'primary'}
          >
            {isOpen ? t('close') : t('open')}
          </Button>
        </Form>
      )}
    </main>
  );
}

function ChecklistRow({ item: { id, isDone, to } }: { item: ChecklistItem }) {
  const t = useTranslations('staff-opening');
  return (
    <li>
      <span aria-hidden="true" className="checklist-mark" data-done={isDone || undefined}>
        {isDone ? <CheckIcon /> : '○'}
      </span>
      <span>
        <strong>
          {t(`steps.${id}.name`)}
          <span className="sr-only">: {isDone ? t('done') : t('todo')}</span>
        </strong>
        <small>{isDone ? t(`steps.${id}.done`) : t(`steps.${id}.missing`)}</small>
      </span>
      {to && (
        <Link to={to}>
          {t('goTo')}
          <span className="sr-only"> {t(`steps.${id}.name`)}</span>
        </Link>
      )}
    </li>
  );
}
