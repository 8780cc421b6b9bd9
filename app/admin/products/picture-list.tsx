import { type DragEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { sendPicture } from '#app/admin/catalogue/send-picture.ts';
import type { PictureLine } from '#commerce/catalogue/import/product-line.ts';
import { TextField } from '#ui/field.tsx';
import { ChevronLeftIcon, ChevronRightIcon } from '#ui/icon.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { TrashIcon, UploadIcon } from '#ui/icon-tool.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { FocusField } from './focus-field.tsx';
import { moveItem } from './move-item.ts';

interface PictureListProps {
  /** Of which colour. */
  name: string;
  pictures: readonly PictureLine[];
  /** What screen readers are told where nothing was written. */
  altOf: (index: number) => string;
  errors: Readonly<Record<string, string>>;
  onChange: (pictures: PictureLine[]) => void;
}

const ACCEPTED = 'image/jpeg,image/png,image/webp,image/avif,image/heic,image/gif';
const DRAGGED = 'text/x-picture';

/** A file's name as the shop allows it; its own name may hold any letter. */
function nameOf(file: File): string {
  const plain = file.name
    .normalize('NFD')
    .replace(/\.[^.]*$/, '')
    .replace(/[^\w-]+/g, '-')
    .replace(/^[^a-zA-Z0-9_]+/, '');
  return `${plain.slice(0, 100) || 'picture'}.jpg`;
}

/** Pictures of a colour: added by choosing or dropping files, ordered by dragging, buttons or Alt and arrow keys. */
export function PictureList({ name, pictures, altOf, errors, onChange }: PictureListProps) {
  const t = useTranslations('staff-products');
  const id = useId();
  const [chosen, setChosen] = useState<number | null>(null);
  const [over, setOver] = useState<number | null>(null);
  const [waiting, setWaiting] = useState(0);
  const [problems, setProblems] = useState<string[]>([]);
  const [said, setSaid] = useState('');
  // Uploads end one after the other; each adds to the form as it is by then.
  const latest = useRef({ pictures, onChange });
  useEffect(() => {
    latest.current = { pictures, onChange };
  });
  const picture = chosen === null ? undefined : pictures[chosen];

  async function add(files: Iterable<File>) {
    const list = [...files];
    setWaiting(list.length);
    setProblems([]);
    const refused: string[] = [];
    for (const file of list) {
      const sent = await sendPicture(file, nameOf(file));
      if ('error' in sent) refused.push(`${file.name}: ${sent.error}`);
      else {
        const { src, ratio, tone } = sent;
        const { pictures: now, onChange: change } = latest.current;
        if (!now.some((each) => each.src === src)) change([...now, { src, ratio, tone }]);
      }
      setWaiting((before) => before - 1);
    }
    setProblems(refused);
    setSaid(t('uploaded', { count: list.length - refused.length }));
  }

  function move(from: number, to: number) {
    if (to < 0 || to >= pictures.length) return;
    onChange(moveItem(pictures, from, to));
    setChosen(to);
    setSaid(t('movedTo', { place: to + 1, of: pictures.length }));
  }

  function onKey(event: KeyboardEvent, index: number) {
    if (!event.altKey || (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight')) return;
    event.preventDefault();
    const to = index + (event.key === 'ArrowLeft' ? -1 : 1);
    move(index, to);
    const list = event.currentTarget.closest('ul');
    requestAnimationFrame(() => list?.querySelectorAll<HTMLElement>('.product-picture')[to]?.focus());
  }

  function onDrop(event: DragEvent, index: number) {
    event.preventDefault();
    setOver(null);
    if (event.dataTransfer.files.length > 0) return void add(event.dataTransfer.files);
    const from = Number(event.dataTransfer.getData(DRAGGED));
    if (event.dataTransfer.types.includes(DRAGGED)) move(from, Math.min(index, pictures.length - 1));
  }

  return (
    <div className="product-pictures">
      <ul aria-label={t('picturesOf', { name })}>
        {pictures.map(({ src, alt, focus }, index) => (
          <li
            key={src}
            data-over={over === index || undefined}
            draggable
            onDragStart={(event) => {
              event.dataTransfer.setData(DRAGGED, String(index));
              event.dataTransfer.effectAllowed = 'move';
            }}
            onDragOver={(event) => {
              event.preventDefault();
              setOver(index);
            }}
            onDragLeave={() => setOver(null)}
            onDrop={(event) => onDrop(event, index)}
          >
            <button
              type="button"
              className="product-picture"
              aria-pressed={chosen === index}
              aria-keyshortcuts="Alt+ArrowLeft Alt+ArrowRight"
              onClick={() => setChosen(chosen === index ? null : index)}
              onKeyDown={(event) => onKey(event, index)}
            >
              <img
                src={src.startsWith('/') ? `${src}/180.webp` : undefined}
                alt={alt ?? altOf(index)}
                style={{ objectPosition: focus }}
                loading="lazy"
              />
            </button>
          </li>
        ))}
        <li
          className="product-picture-add"
          onDragOver={(event) => event.preventDefault()}
          onDrop={(event) => onDrop(event, pictures.length)}
        >
          <label htmlFor={`${id}-files`}>
            {waiting > 0 ? <Spinner /> : <UploadIcon />}
            {waiting > 0 ? t('uploading', { count: waiting }) : t('addPictures')}
          </label>
          <input
            id={`${id}-files`}
            type="file"
            className="sr-only"
            accept={ACCEPTED}
            multiple
            onChange={({ target }) => {
              void add(target.files ?? []);
              target.value = '';
            }}
          />
        </li>
      </ul>
      <p role="status" className="sr-only">
        {said}
      </p>
      {[...problems, ...Object.values(errors)].map((problem) => (
        <p key={problem} role="alert" className="field-error">
          {problem}
        </p>
      ))}
      {picture && chosen !== null && (
        <div className="product-picture-edit">
          <FocusField
            src={picture.src}
            value={picture.focus}
            onChange={(focus) => onChange(pictures.with(chosen, { ...picture, focus }))}
          />
          <div>
            <TextField
              label={t('alt')}
              hint={t('altHint')}
              placeholder={altOf(chosen)}
              value={picture.alt ?? ''}
              error={errors[`${chosen}.alt`]}
              onChange={({ target: { value } }) => {
                const { alt: _alt, ...rest } = picture;
                onChange(pictures.with(chosen, value ? { ...rest, alt: value } : rest));
              }}
            />
            <div className="product-colour-tools">
              <IconButton
                label={t('earlier')}
                disabled={chosen === 0}
                onClick={() => move(chosen, chosen - 1)}
              >
                <ChevronLeftIcon />
              </IconButton>
              <IconButton
                label={t('later')}
                disabled={chosen === pictures.length - 1}
                onClick={() => move(chosen, chosen + 1)}
              >
                <ChevronRightIcon />
              </IconButton>
              <IconButton
                label={t('removePicture')}
                onClick={() => {
                  onChange(pictures.toSpliced(chosen, 1));
                  setChosen(null);
                }}
              >
                <TrashIcon />
              </IconButton>
            </div>
          </div>
        </div>
      )}
    </div>
  );
}
