import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useLabel } from '#app/admin/resource/use-label.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { TextField } from '#ui/field.tsx';
import { PreviewFrame } from './preview-frame.tsx';
import { GROUPS, sectionEntry, sectionName } from './section-catalogue.ts';
import { SectionSketch } from './section-sketch.tsx';
import type { StudioKit } from './studio-kit.ts';

interface SectionPickerProps {
  kit: StudioKit;
  previewSrc: string;
  open: boolean;
  onClose: () => void;
  onPick: (type: string) => void;
}

/** Every type of section with its name, a sketch, and the real thing beside it. */
export function SectionPicker({ kit, previewSrc, open, onClose, onPick }: SectionPickerProps) {
  const t = useTranslations('staff-editor');
  const label = useLabel();
  const [words, setWords] = useState('');
  const [looked, setLooked] = useState('HeroBanner');
  const wanted = words.trim().toLowerCase();
  const found = kit.types.filter(
    (type) =>
      !wanted ||
      `${label(sectionName(type))} ${type} ${label(sectionEntry(type).line)}`.toLowerCase().includes(wanted),
  );
  const sample = { title: 'Sample', sections: [{ type: looked, ...kit.sampleOf(looked) }] };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('addASection')}
      closeLabel={t('close')}
      size="full"
      className="studio-picker"
    >
      <div className="studio-picker-panes">
        <div className="studio-picker-list">
          <TextField
            label={t('findSection')}
            type="search"
            placeholder={t('findHint')}
            value={words}
            onChange={(event) => setWords(event.target.value)}
          />
          {GROUPS.map((group) => {
            const types = found.filter((type) => sectionEntry(type).group === group);
            return types.length === 0 ? null : (
              <section key={group} aria-label={label(group)}>
                <h3 className="eyebrow">{label(group)}</h3>
                <ul>
                  {types.map((type) => (
                    <li key={type}>
                      <button
                        type="button"
                        className="studio-type"
                        aria-pressed={looked === type}
                        onClick={() => setLooked(type)}
                        onDoubleClick={() => onPick(type)}
                      >
                        <SectionSketch sketch={sectionEntry(type).sketch} />
                        <span>
                          {label(sectionName(type))}
                          <span className="studio-soft">{label(sectionEntry(type).line)}</span>
                        </span>
                      </button>
                    </li>
                  ))}
                </ul>
              </section>
            );
          })}
          {found.length === 0 && <p className="studio-nothing">{t('noSection')}</p>}
        </div>
        <div className="studio-picker-look">
          <PreviewFrame
            title={t('sample', { name: label(sectionName(looked)) })}
            src={previewSrc}
            width={1200}
            data={{
              content: { kind: 'page', key: '/pages/sample', body: sample },
              badges: [],
              selected: null,
            }}
          />
          <Button wide onClick={() => onPick(looked)}>
            {t('add', { name: label(sectionName(looked)).toLocaleLowerCase() })}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
