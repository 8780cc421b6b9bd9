import { useEffect, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { useLabel } from '#app/admin/resource/use-label.ts';
import type { loader } from '#app/routes/admin/global-search.ts';
import { callApi } from '#app/site/api-call.ts';
import type { Finding } from '#commerce/staff/global-search.server.ts';
import { Dialog } from '#ui/dialog.tsx';
import type { NavigationGroup } from './navigation.ts';

interface Choice {
  key: string;
  kind: string;
  title: string;
  detail: string;
  to: string;
}

const TYPING_MS = 150;
const SHOWN_PAGES = 6;
const SHORTCUT = 'Ctrl K';

/** Ctrl or Cmd and K: find an order, customer, product or page, or go to any part of the back office. */
export function CommandPalette({ navigation }: { navigation: readonly NavigationGroup[] }) {
  const t = useTranslations('staff-shell');
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.metaKey || event.ctrlKey)) return;
      event.preventDefault();
      setOpen(true);
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
  return (
    <>
      <button type="button" className="palette-open" onClick={() => setOpen(true)}>
        <span>{t('find')}</span>
        <kbd>{SHORTCUT}</kbd>
      </button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={t('find')} closeLabel={t('menu')}>
        <Palette navigation={navigation} onChoose={() => setOpen(false)} />
      </Dialog>
    </>
  );
}

function Palette({ navigation, onChoose }: { navigation: readonly NavigationGroup[]; onChoose: () => void }) {
  const t = useTranslations('staff-shell');
  const label = useLabel();
  const navigate = useNavigate();
  const id = useId();
  const [words, setWords] = useState('');
  const [active, setActive] = useState(0);
  const found = useFindings(words);
  const wanted = words.trim().toLowerCase();
  const pages: Choice[] = navigation
    .flatMap(({ items }) => items)
    .filter(({ title }) => label(title).toLowerCase().includes(wanted))
    .slice(0, SHOWN_PAGES)
    .map(({ title, to }) => ({ key: to, kind: t('kinds.goTo'), title: label(title), detail: '', to }));
  const kinds = {
    order: t('kinds.order'),
    customer: t('kinds.customer'),
    product: t('kinds.product'),
    page: t('kinds.page'),
  };
  const choices: Choice[] = [
    ...found.map(({ kind, title, detail, to }) => ({
      key: `${kind} ${to}`,
      kind: kinds[kind],
      title,
      detail,
      to,
    })),
    ...pages,
  ];
  const current = Math.min(active, choices.length - 1);

  function open(choice: Choice | undefined) {
    if (!choice) return;
    onChoose();
    void navigate(choice.to);
  }

  return (
    <div className="palette">
      <input
        type="text"
        role="combobox"
        autoComplete="off"
        aria-expanded="true"
        aria-controls={`${id}-list`}
        aria-activedescendant={choices.length > 0 ? `${id}-${current}` : undefined}
        aria-label={t('findHint')}
        placeholder={t('findHint')}
        className="input"
        data-autofocus
        value={words}
        onChange={(event) => {
          setWords(event.target.value);
          setActive(0);
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter') open(choices[current]);
          const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
          if (!step || choices.length === 0) return;
          event.preventDefault();
          setActive((current + step + choices.length) % choices.length);
        }}
      />
      <div id={`${id}-list`} role="listbox" aria-label={t('results')} className="palette-list">
        {choices.map((choice, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field above holds the focus and handles the keys
          <div
            key={choice.key}
            id={`${id}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === current}
            onClick={() => open(choice)}
          >
            <span className="palette-kind">{choice.kind}</span>
            <span>{choice.title}</span>
            <span className="studio-soft">{choice.detail}</span>
          </div>
        ))}
      </div>
      {choices.length === 0 && <p className="studio-nothing">{t('noResults')}</p>}
    </div>
  );
}

/** What the shop finds for the words, a moment after the last key. */
function useFindings(words: string): readonly Finding[] {
  const [found, setFound] = useState<readonly Finding[]>([]);
  const newest = useRef(0);
  useEffect(() => {
    const asked = ++newest.current;
    const text = words.trim();
    const timer = setTimeout(
      async () => {
        const next = text.length < 2 ? [] : await fetchFindings(text);
        if (asked === newest.current) setFound(next);
      },
      text.length < 2 ? 0 : TYPING_MS,
    );
    return () => clearTimeout(timer);
  }, [words]);
  return found;
}

async function fetchFindings(text: string): Promise<readonly Finding[]> {
  try {
    const response = await callApi<typeof loader>(`/staff/search?q=${encodeURIComponent(text)}`);
    return response.ok ? (await response.json()).found : [];
  } catch {
    return [];
  }
}
