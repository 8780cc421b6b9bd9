import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { classNames } from '#ui/class-names.ts';
import './tabs.css';

export interface TabsProps {
  /** Names the row of tabs. */
  label: string;
  tabs: readonly { id: string; title: string; content: ReactNode }[];
  /** With it the caller controls the selected tab. Otherwise the first is shown. */
  selected?: string;
  onSelect?: (id: string) => void;
  className?: string;
}

export function Tabs({ label, tabs, selected, onSelect, className }: TabsProps) {
  const prefix = useId();
  const [own, setOwn] = useState(tabs[0]?.id);
  const current = selected ?? own;

  function select(id: string) {
    setOwn(id);
    onSelect?.(id);
  }

  function onKeyDown(event: KeyboardEvent) {
    const at = tabs.findIndex(({ id }) => id === current);
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: tabs.length - 1 }[event.key];
    const next = to === undefined ? undefined : tabs[(to + tabs.length) % tabs.length];
    if (!next) return;
    event.preventDefault();
    select(next.id);
    document.getElementById(`${prefix}-tab-${next.id}`)?.focus();
  }

  return (
    <div className={className}>
      <div role="tablist" aria-label={label} className="tab-list">
        {tabs.map(({ id, title }) => (
          <button
            key={id}
            id={`${prefix}-tab-${id}`}
            type="button"
            role="tab"
            aria-selected={id === current}
            aria-controls={`${prefix}-panel-${id}`}
            tabIndex={id === current ? 0 : -1}
            className="tab"
            onClick={() => select(id)}
            onKeyDown={onKeyDown}
          >
            {title}
          </button>
        ))}
      </div>
      {tabs.map(({ id, title, content }) => (
        <div
          key={id}
          id={`${prefix}-panel-${id}`}
          role="tabpanel"
          aria-labelledby={`${prefix}-tab-${id}`}
          className={classNames('tab-panel', id !== current && 'tab-panel-off')}
        >
          <p className="tab-panel-title heading">{title}</p>
          {content}
        </div>
      ))}
    </div>
  );
}
