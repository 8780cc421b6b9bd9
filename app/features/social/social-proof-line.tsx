import { type ComponentType, useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { loader } from '#app/routes/api/events/social-proof.ts';
import { callApi } from '#app/site/api-call.ts';
import { useSite } from '#app/site/site.ts';
import { readMessageParts } from '#commerce/events/message-parts.ts';
import {
  type Dismissals,
  dismiss,
  type Rotation,
  rotationAt,
  type SocialProofIcon,
  type SocialProofMessage,
  visibleMessages,
} from '#commerce/events/social-proof.ts';
import { BagIcon, CloseIcon, type IconProps, StarIcon } from '#ui/icon.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { BasketIcon, ClockIcon, FlameIcon } from '#ui/icon-shop.tsx';
import { EyeIcon } from '#ui/icon-tool.tsx';
import type { SocialProofProps } from './social-proof.tsx';
import './social-proof.css';

const ICONS: Record<SocialProofIcon, ComponentType<IconProps>> = {
  eye: EyeIcon,
  bag: BagIcon,
  basket: BasketIcon,
  clock: ClockIcon,
  star: StarIcon,
  flame: FlameIcon,
};

async function fetchSocialProof(
  key: string,
  locale: string,
  signal: AbortSignal,
): Promise<SocialProofMessage[]> {
  const query = new URLSearchParams({ productKeys: key, locale });
  const response = await callApi<typeof loader>(`/_api/events/social-proof?${query}`, { signal });
  if (!response.ok) return [];
  const { messages } = await response.json();
  return messages[key] ?? [];
}

/** Shows the messages in turn; each can be dismissed until another product is opened. */
export default function SocialProofLine({ productKey, isDismissible = true }: SocialProofProps) {
  const t = useTranslations('recommendations');
  const { locale } = useSite();
  const [messages, setMessages] = useState<SocialProofMessage[]>([]);
  const [dismissals, setDismissals] = useState<Dismissals>({ productKey, codes: [] });
  const visible = visibleMessages(messages, dismissals, productKey);
  const rotation = useRotation(visible.length);

  useEffect(() => {
    const controller = new AbortController();
    fetchSocialProof(productKey, locale, controller.signal).then(setMessages, () => {});
    return () => controller.abort();
  }, [productKey, locale]);

  const message = 'index' in rotation ? visible[rotation.index] : undefined;
  if (!message) return null;
  const Icon = ICONS[message.icon] ?? StarIcon;
  return (
    <div className="social-proof" data-phase={rotation.phase} data-code={message.code}>
      <Icon />
      <p role="status">
        {readMessageParts(message.message).map(({ text, isStrong }) =>
          isStrong ? <strong key={text}>{text}</strong> : <span key={text}>{text}</span>,
        )}
      </p>
      {isDismissible && (
        <IconButton
          label={t('dismiss')}
          onClick={() => setDismissals(dismiss(dismissals, productKey, message.code))}
        >
          <CloseIcon />
        </IconButton>
      )}
    </div>
  );
}

/** The message to show now; the rotation pauses while the page is hidden. */
function useRotation(count: number): Rotation {
  const [elapsed, setElapsed] = useState(0);
  const rotation = rotationAt(elapsed, count);
  const wait = 'nextInMs' in rotation ? rotation.nextInMs : null;

  useEffect(() => {
    if (wait === null) return;
    let timer = 0;
    const run = () => {
      clearTimeout(timer);
      if (document.visibilityState === 'visible') {
        timer = window.setTimeout(() => setElapsed(elapsed + wait), wait);
      }
    };
    run();
    document.addEventListener('visibilitychange', run);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', run);
    };
  }, [elapsed, wait]);

  return rotation;
}
