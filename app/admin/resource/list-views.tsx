import { useState } from 'react';
import { Link, useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import type { Resource } from '#commerce/resources/define-resource.ts';
import type { SavedView } from '#commerce/resources/saved-views.server.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import { CloseIcon } from '#ui/icon.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { showToast } from '#ui/toast-queue.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { removeView, saveView } from './resource-calls.ts';
import { listHref } from './resource-href.ts';
import { useListAddress } from './use-list-address.ts';

interface ListViewsProps {
  resource: Resource;
  views: readonly SavedView[];
}

/** The lists that this person has saved, as tabs; the list as it stands can become one more. */
export function ListViews({ resource, views }: ListViewsProps) {
  const t = useTranslations('resources');
  const { query } = useListAddress();
  const revalidator = useRevalidator();
  const [isNaming, setNaming] = useState(false);
  const [name, setName] = useState('');
  const here = views.find((view) => view.query === query);

  async function save(): Promise<boolean> {
    const response = name.trim() ? await saveView(resource, name, query) : null;
    if (response?.kind !== 'view') return false;
    showToast({ text: t('viewSaved') });
    setName('');
    void revalidator.revalidate();
    return true;
  }

  return (
    <nav aria-label={t('views')} className="resource-views">
      <Link to={listHref(resource)} aria-current={query === '' ? 'page' : undefined}>
        {t('allOfThem')}
      </Link>
      {views.map((view) => (
        <Link
          key={view.id}
          to={`${listHref(resource)}?${view.query}`}
          aria-current={view.id === here?.id ? 'page' : undefined}
        >
          {view.name}
        </Link>
      ))}
      {here ? (
        <IconButton
          label={t('forgetView', { name: here.name })}
          onClick={async () => {
            await removeView(resource, here.id);
            void revalidator.revalidate();
          }}
        >
          <CloseIcon />
        </IconButton>
      ) : (
        query !== '' && (
          <Button variant="link" size="small" onClick={() => setNaming(true)}>
            {t('saveView')}
          </Button>
        )
      )}
      <ConfirmDialog
        open={isNaming}
        title={t('saveView')}
        text={t('saveViewText')}
        yes={t('save')}
        onClose={() => setNaming(false)}
        onYes={save}
      >
        <TextField
          label={t('viewName')}
          value={name}
          maxLength={60}
          onChange={(event) => setName(event.target.value)}
        />
      </ConfirmDialog>
    </nav>
  );
}
