import { useTranslations } from 'use-intl';
import { ChevronDownIcon } from '#ui/icon.tsx';
import type { UspItem } from '../usp-banner/schema.ts';
import { ContentLink } from './content-link.tsx';
import { CountdownClock } from './countdown-clock.tsx';

interface UspMessageProps {
  item: UspItem;
  /** Dropdowns of one group are open one at a time. */
  group: string;
  hasDropdown: boolean;
  onToggle?: (isOpen: boolean) => void;
}

export function UspMessage({ item, group, hasDropdown, onToggle }: UspMessageProps) {
  const t = useTranslations('content');
  const words = (
    <>
      <span className="font-medium">{item.label}</span>
      {item.label2 && <span className="usp-label-2">{item.label2}</span>}
      {item.uspCountdown && <CountdownClock endTime={item.uspCountdown} inline />}
    </>
  );
  return (
    <>
      {item.href ? (
        <ContentLink href={item.href} target={item.target} className="gap-2">
          {words}
        </ContentLink>
      ) : (
        words
      )}
      {hasDropdown && item.dropdownCopy && (
        <details name={group} className="usp-more" onToggle={(event) => onToggle?.(event.currentTarget.open)}>
          <summary>
            {item.dropdownTitle ?? t('more')} <ChevronDownIcon />
          </summary>
          <p className="usp-drop text-sm">{item.dropdownCopy}</p>
        </details>
      )}
    </>
  );
}
