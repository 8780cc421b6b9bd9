import { type ComponentProps, type FormEvent, useRef, useState } from 'react';
import { Form } from 'react-router';
import { useTranslations } from 'use-intl';

/** After this time the shop counts as away. */
const LONGEST_WAIT_MS = 5_000;

interface DocumentFormProps extends ComponentProps<typeof Form> {
  /** Nothing was sent. */
  onAway?: () => void;
}

/**
 * A form that is answered with a new document. It is sent only when the shop answers: otherwise the browser's own error page would
 * take the place of what was typed.
 */
export function DocumentForm({ onSubmit, onAway, children, ...form }: DocumentFormProps) {
  const t = useTranslations('errors');
  const [isAway, setAway] = useState(false);
  const isChecked = useRef(false);

  async function submit(event: FormEvent<HTMLFormElement>) {
    if (isChecked.current) {
      isChecked.current = false;
      return;
    }
    onSubmit?.(event as Parameters<NonNullable<typeof onSubmit>>[0]);
    if (event.defaultPrevented) return;
    event.preventDefault();
    const { currentTarget, nativeEvent } = event;
    isChecked.current = await isShopReachable();
    setAway(!isChecked.current);
    if (isChecked.current) currentTarget.requestSubmit((nativeEvent as SubmitEvent).submitter);
    else onAway?.();
  }

  return (
    <Form {...form} reloadDocument onSubmit={submit}>
      {isAway && (
        <p role="alert" className="border-sale text-sale border-l-4 py-1 pl-4">
          {t('awayText')}
        </p>
      )}
      {children}
    </Form>
  );
}

async function isShopReachable(): Promise<boolean> {
  const signal = AbortSignal.timeout(LONGEST_WAIT_MS);
  const response = await fetch('/healthz', { cache: 'no-store', signal }).catch(() => null);
  return response?.ok ?? false;
}
