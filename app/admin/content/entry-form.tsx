import { useTranslations } from 'use-intl';
import type * as v from 'valibot';
import { useErrorTexts } from '#app/admin/resource/use-error-text.ts';
import { translateFields, useLabel } from '#app/admin/resource/use-label.ts';
import type { OutlinePath, StoredSection } from '#commerce/content/editor/outline.ts';
import { isContainer } from '#commerce/content/editor/outline.ts';
import { describeSchema, type FieldShape } from '#commerce/resources/describe-schema.ts';
import { NO_ERRORS } from '#commerce/resources/field-errors.ts';
import { Button } from '#ui/button.tsx';
import { FieldGroup, type Values } from './field-group.tsx';
import { BAND_FRAME, FRAME, type PageErrors } from './page-errors.ts';
import { sectionEntry, sectionName } from './section-catalogue.ts';
import type { StudioKit } from './studio-kit.ts';

interface EntryFormProps {
  kit: StudioKit;
  fragment: v.GenericSchema | null;
  section: StoredSection | null;
  selected: OutlinePath | null;
  errors: PageErrors;
  /** What the page or fragment says of itself. */
  values: Values;
  onFrame: (values: Values, path: string) => void;
  onSection: (section: StoredSection, path: string) => void;
  onWrap: () => void;
  onDissolve: () => void;
  onRemove: () => void;
}

/** The form of the selection: the page, a band, a section, or a whole fragment. */
export function EntryForm(props: EntryFormProps) {
  const { kit, fragment, section, selected, errors, values, onFrame, onSection } = props;
  const t = useTranslations('staff-editor');
  const label = useLabel();
  const errorTexts = useErrorTexts();
  const named = (schema: v.GenericSchema) => translateFields(fieldsOf(schema), label);
  if (!section || !selected) {
    return (
      <>
        <h2 className="studio-side-title">{t(fragment ? 'settings' : 'pageSettings')}</h2>
        <FieldGroup
          id="frame"
          fields={named(fragment ?? FRAME)}
          values={values}
          errors={errorTexts(errors.get('') ?? NO_ERRORS)}
          onChange={onFrame}
        />
      </>
    );
  }
  const isOfBand = isContainer(section);
  const schema = isOfBand ? BAND_FRAME : kit.schemaOf(section.type);
  const { type, id, sections, ...fields } = section;
  // The section's id and a band's sections are not edited here.
  const fixed = { type, ...(id === undefined ? {} : { id }), ...(isOfBand ? { sections } : {}) };
  const own = isOfBand || sections === undefined ? fields : { ...fields, sections };
  return (
    <>
      <h2 className="studio-side-title">{label(sectionName(type))}</h2>
      {!isOfBand && <p className="studio-soft">{label(sectionEntry(type).line)}</p>}
      {schema ? (
        <FieldGroup
          id={`section-${selected.join('-')}`}
          fields={named(schema)}
          values={own}
          errors={errorTexts(errors.get(selected.join('.')) ?? NO_ERRORS)}
          onChange={(next, path) => onSection({ ...fixed, ...next } as StoredSection, path)}
        />
      ) : (
        <p role="alert">{t('unknownType')}</p>
      )}
      <div className="studio-side-tools">
        {selected.length === 1 && !isOfBand && (
          <Button variant="quiet" size="small" onClick={props.onWrap}>
            {t('wrap')}
          </Button>
        )}
        {isOfBand && (
          <Button variant="quiet" size="small" onClick={props.onDissolve}>
            {t('unwrap')}
          </Button>
        )}
        <Button variant="quiet" size="small" onClick={props.onRemove}>
          {t('remove')}
        </Button>
      </div>
    </>
  );
}

function fieldsOf(schema: v.GenericSchema): FieldShape[] {
  const shape = describeSchema(schema);
  return shape.kind === 'group' ? shape.fields : [];
}
