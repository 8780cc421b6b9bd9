import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import type { AddButtonProps } from '#app/admin/resource/resource-panels.tsx';
import { useErrorText } from '#app/admin/resource/use-error-text.ts';
import { useLabel } from '#app/admin/resource/use-label.ts';
import { languages } from '#app/i18n/languages.ts';
import { checkEntryKey, type EntryKind, entryHref } from '#commerce/content/editor/entry-key.ts';
import { KIND_NAMES } from '#commerce/content/editor/entry-resources.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { SelectField, TextField } from '#ui/field.tsx';
import { PlusIcon } from '#ui/icon.tsx';
import { localeName } from './audience-names.ts';
import type { EntryAddress, StudioBrand } from './studio-kit.ts';

interface NewEntryDialogProps {
  kind: EntryKind;
  brands: readonly StudioBrand[];
  open: boolean;
  onClose: () => void;
  /** Begin with what this one says: for another brand or language. */
  copyOf?: EntryAddress;
}

const START: Partial<Record<EntryKind, string>> = { badges: 'all', page: '/pages/', moved: '/' };

const HINTS: Partial<Record<EntryKind, string>> = {
  page: 'Where it stands, such as /pages/summer or /blog/how-to-pack.',
  moved: 'Such as /summer-sale, or /outlet/* for everything below /outlet.',
  menu: 'The slug of a department, such as womens-clothing.',
  roundels: 'The slug of a category, such as womens-dresses.',
  'category-cards': 'The slug of a category, such as womens-dresses.',
  'listing-banner': 'The slug of a category, such as womens-dresses.',
  'seo-text': 'The slug of a category, such as womens-dresses.',
};

/** The button above a list of entries. */
export function NewEntryButton({ resource, brands }: AddButtonProps) {
  const t = useTranslations('resources');
  const label = useLabel();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        <PlusIcon /> {t('new', { what: label(resource.one) })}
      </Button>
      <NewEntryDialog
        kind={resource.kind as EntryKind}
        brands={brands}
        open={isOpen}
        onClose={() => setOpen(false)}
      />
    </>
  );
}

export function NewEntryDialog({ kind, brands, open, onClose, copyOf }: NewEntryDialogProps) {
  const t = useTranslations('staff-editor');
  const label = useLabel();
  const errorText = useErrorText();
  const shownIn = useLocale();
  const navigate = useNavigate();
  const [key, setKey] = useState(copyOf?.key ?? START[kind] ?? '');
  const [brand, setBrand] = useState(copyOf?.brand ?? '*');
  const [locale, setLocale] = useState(copyOf?.locale ?? (kind === 'moved' ? '*' : 'en-GB'));
  const [error, setError] = useState<string | undefined>();
  const names = KIND_NAMES[kind];
  const locales = brands.find(({ slug }) => slug === brand)?.locales ?? [...languages.keys()];

  function begin(event: FormEvent) {
    event.preventDefault();
    const reason = checkEntryKey(kind, key.trim());
    setError(reason === null ? undefined : errorText(reason));
    if (reason) return;
    const href = entryHref({ kind, key: key.trim(), brand, locale });
    const from = copyOf
      ? `&from=${encodeURIComponent(`${copyOf.key} ${copyOf.brand} ${copyOf.locale}`)}`
      : '';
    onClose();
    void navigate(href + from);
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={copyOf ? t('copyFor') : t('newOne', { what: label(names.one) })}
      closeLabel={t('close')}
    >
      <form className="studio-form" onSubmit={begin} noValidate>
        <TextField
          label={label(names.key)}
          value={key}
          error={error}
          disabled={kind === 'badges'}
          hint={label(HINTS[kind] ?? '')}
          onChange={(event) => setKey(event.target.value)}
        />
        <SelectField
          label={t('brand')}
          value={brand}
          onChange={(event) => setBrand(event.target.value)}
          options={[
            { value: '*', label: label('Every brand') },
            ...brands.map(({ slug, name }) => ({ value: slug, label: name })),
          ]}
        />
        <SelectField
          label={t('language')}
          value={locale}
          onChange={(event) => setLocale(event.target.value)}
          options={[...locales, '*'].map((each) => ({
            value: each,
            label: label(localeName(each, shownIn)),
          }))}
        />
        <Button type="submit" wide>
          {t('begin')}
        </Button>
      </form>
    </Dialog>
  );
}
