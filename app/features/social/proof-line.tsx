import { type ComponentType, useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useSite } from '#app/site/site.ts';
import { readMessageParts } from '#commerce/events/message-parts.ts';
import {
  type Dismissals,
  dismiss,
  type SocialProofIcon,
  type SocialProofMessage,
  visibleMessages,
} from '#commerce/events/social-proof.ts';
import { BagIcon, CloseIcon, type IconProps, StarIcon } from '#ui/icon.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { BasketIcon, ClockIcon, FlameIcon } from '#ui/icon-shop.tsx';
import { EyeIcon } from '#ui/icon-tool.tsx';
import type { SocialProofProps } from './social-proof.tsx';
import { useRotation } from './use-rotation.ts';
import './social-proof.css';

const ICONS: Record<SocialProofIcon, ComponentType<IconProps>> = {
  eye: EyeIcon,
  bag: BagIcon,
  basket: BasketIcon,
  clock: ClockIcon,
  star: StarIcon,
  flame: FlameIcon,
};

async function askProof(key: string, locale: string, signal: AbortSignal): Promise<SocialProofMessage[]> {
  const query = new URLSearchParams({ productKeys: key, locale });
  const response = await fetch(`/_api/events/social-proof?${query}`, { signal });
  if (!response.ok) return [];
  const { messages } = (await response.json()) as { messages: Record<string, SocialProofMessage[]> };
  return messages[key] ?? [];
}

/** Messages take turns; each can be sent away, until another product is looked at. */
export default function ProofLine({ productKey, isDismissible = true }: SocialProofProps) {
  const t = useTranslations('recommendations');
  const { locale } = useSite();
  const [messages, setMessages] = useState<SocialProofMessage[]>([]);
  const [dismissals, setDismissals] = useState<Dismissals>({ productKey, codes: [] });
  const visible = visibleMessages(messages, dismissals, productKey);
  const rotation = useRotation(visible.length);

  useEffect(() => {
    const asking = new AbortController();
    askProof(productKey, locale, asking.signal).then(setMessages, () => {});
    return () => asking.abort();
  }, [productKey, locale]);

  const message = 'index' in rotation ? visible[rotation.index] : undefined;
  if (!message) return null;
  const Icon = ICONS[message.icon] ?? StarIcon;
  return (
    <div className="proof" data-phase={rotation.phase} data-code={message.code}>
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
