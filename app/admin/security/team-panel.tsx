import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Serialised } from '#app/admin/content/serialised.ts';
import { askForChange } from '#app/admin/resource/resource-calls.ts';
import type { PanelProps } from '#app/admin/resource/resource-panels.tsx';
import type { StaffSession } from '#commerce/customers/sessions.server.ts';
import { Button } from '#ui/button.tsx';
import { SessionList } from './session-list.tsx';

/** The sessions of a member of staff, for those who manage the team. */
export function TeamPanel({ name, record }: PanelProps) {
  const t = useTranslations('staff-security');
  const [ended, setEnded] = useState<readonly string[]>([]);
  const { sessions = [] } = (record?.extra ?? {}) as { sessions?: Serialised<StaffSession>[] };
  if (!record || record.isRemoved) return null;

  async function end(session: string) {
    const change = { intent: 'act', action: 'end-session', input: { session } } as const;
    const response = await askForChange({ name }, record?.id ?? null, record?.revision ?? 0, change);
    if (response.kind === 'done') setEnded((before) => [...before, session]);
  }

  return (
    <section aria-labelledby="member-sessions">
      <h2 id="member-sessions" className="studio-side-title">
        {t('sessions')}
      </h2>
      <SessionList
        sessions={sessions.filter(({ id }) => !ended.includes(id))}
        currentId={null}
        end={(id) => (
          <Button variant="secondary" size="small" onClick={() => void end(id)}>
            {t('end')}
          </Button>
        )}
      />
    </section>
  );
}
