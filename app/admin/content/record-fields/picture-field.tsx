import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { sendPicture } from '#app/admin/catalogue/send-picture.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { type FieldText, TextField } from '#ui/field.tsx';
import { fetchPictures, fetchProducts } from './lookup-calls.ts';
import { useLookup } from './use-lookup.ts';

interface PictureFieldProps extends FieldText {
  id: string;
  value: string;
  onChange: (value: string) => void;
}

/** A picture of the shop: chosen by looking at it, or named by its address. */
export function PictureField({ value, onChange, ...text }: PictureFieldProps) {
  const t = useTranslations('staff-fields');
  const [isChoosing, setChoosing] = useState(false);
  const isPicture = value.startsWith('/media/');
  return (
    <div className="studio-picture">
      <TextField
        {...text}
        value={value}
        spellCheck={false}
        onChange={(event) => onChange(event.target.value)}
        affix={isPicture ? <img className="studio-thumb" src={`${value}/180.webp`} alt="" /> : undefined}
      />
      <Button
        variant="quiet"
        size="small"
        aria-label={t('choosePictureOf', { name: text.label.toLowerCase() })}
        onClick={() => setChoosing(true)}
      >
        {t('choosePicture')}
      </Button>
      <UploadButton name={text.label.toLowerCase()} onUploaded={onChange} />
      <Dialog
        open={isChoosing}
        onClose={() => setChoosing(false)}
        title={t('pictures')}
        closeLabel={t('close')}
        size="large"
      >
        <PicturePicker
          chosen={value}
          onPick={(src) => {
            onChange(src);
            setChoosing(false);
          }}
        />
      </Dialog>
    </div>
  );
}

interface UploadButtonProps {
  name: string;
  onUploaded: (src: string) => void;
}

function UploadButton({ name, onUploaded }: UploadButtonProps) {
  const t = useTranslations('staff-fields');
  const input = useRef<HTMLInputElement>(null);
  const [isSending, setSending] = useState(false);
  const [error, setError] = useState<string | null>(null);
  async function send(file: File | undefined) {
    if (!file) return;
    setSending(true);
    const stored = await sendPicture(file);
    setSending(false);
    setError('error' in stored ? stored.error : null);
    if ('src' in stored) onUploaded(stored.src);
  }
  return (
    <>
      <Button
        variant="quiet"
        size="small"
        aria-label={t('uploadPictureOf', { name })}
        disabled={isSending}
        onClick={() => input.current?.click()}
      >
        {t('uploadPicture')}
      </Button>
      <input
        ref={input}
        type="file"
        accept="image/*"
        hidden
        aria-label={t('uploadPictureOf', { name })}
        onChange={(event) => {
          void send(event.target.files?.[0]);
          event.target.value = '';
        }}
      />
      {error && (
        <p role="alert" className="text-sale text-sm">
          {error}
        </p>
      )}
    </>
  );
}

interface PicturePickerProps {
  chosen: string;
  onPick: (src: string) => void;
}

function PicturePicker({ chosen, onPick }: PicturePickerProps) {
  const t = useTranslations('staff-fields');
  const [typed, setTyped] = useState('');
  const words = typed.trim();
  const found = useLookup(words, async (signal) => {
    const [library, products] = await Promise.all([
      fetchPictures(words, signal),
      words ? fetchProducts({ text: words }, signal) : null,
    ]);
    const ofProducts = (products?.products ?? []).flatMap(({ src, name }) => (src ? [{ src, name }] : []));
    return { library: library.map((src) => ({ src, name: nameOf(src) })), ofProducts };
  });
  const isNothing = found && found.library.length + found.ofProducts.length === 0;
  return (
    <div className="studio-picture-picker">
      <TextField
        label={t('find')}
        type="search"
        placeholder={t('findPicture')}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <div aria-live="polite">{isNothing && <p className="studio-nothing">{t('noPicture')}</p>}</div>
      <PictureGrid title={t('library')} pictures={found?.library ?? []} {...{ chosen, onPick }} />
      <PictureGrid title={t('products')} pictures={found?.ofProducts ?? []} {...{ chosen, onPick }} />
    </div>
  );
}

interface PictureGridProps extends PicturePickerProps {
  title: string;
  pictures: readonly { src: string; name: string }[];
}

function PictureGrid({ title, pictures, chosen, onPick }: PictureGridProps) {
  if (pictures.length === 0) return null;
  return (
    <section aria-label={title}>
      <h3 className="studio-side-title">{title}</h3>
      <ul className="studio-picture-grid">
        {pictures.map(({ src, name }) => (
          <li key={src}>
            <button type="button" aria-pressed={src === chosen} onClick={() => onPick(src)}>
              <img src={`${src}/180.webp`} alt="" loading="lazy" />
              {name}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** `/media/campaign/new-tailoring` → `campaign new tailoring`. */
function nameOf(src: string): string {
  return src.slice('/media/'.length).replace(/[./_-]+/g, ' ');
}
