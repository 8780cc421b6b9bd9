import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { altFor, labelFor, slugOf } from '#commerce/catalogue/import/product-defaults.ts';
import type { ColourLine } from '#commerce/catalogue/import/product-line.ts';
import { errorsWithin } from '#commerce/resources/field-errors.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import { ChevronDownIcon, ChevronUpIcon, PlusIcon } from '#ui/icon.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { TrashIcon } from '#ui/icon-tool.tsx';
import { changeColour } from './change-colour.ts';
import { moveItem } from './move-item.ts';
import { PictureList } from './picture-list.tsx';
import type { PartProps } from './product-form.tsx';
import { useRowKeys } from './use-row-keys.ts';

/** Colours in their order, the first is shown first, each with its pictures. */
export function ColoursPart({ draft, extra, errors, onChange }: PartProps) {
  const t = useTranslations('staff-products');
  const { colours, variants } = draft;
  const isStored = ({ colour }: ColourLine) =>
    variants.some((variant) => variant.colour === colour && extra?.stock[variant.sku] !== undefined);

  const rows = useRowKeys(colours.length);
  return (
    <section aria-labelledby="product-colours" className="product-part">
      <h2 id="product-colours">{t('pictures')}</h2>
      {errors.colours && (
        <p role="alert" className="field-error">
          {errors.colours}
        </p>
      )}
      {colours.map((colour, index) => (
        <Colour
          key={rows.keys[index]}
          colour={colour}
          productName={draft.name ?? ''}
          errors={errorsWithin(errors, `colours.${index}`)}
          isOnly={colours.length === 1}
          isStored={isStored(colour)}
          place={{ index, of: colours.length }}
          onChange={(next) => onChange(changeColour(draft, index, next))}
          onMove={(to) => {
            rows.move(index, to);
            onChange({ colours: moveItem(colours, index, to) });
          }}
          onRemove={() => {
            rows.remove(index);
            onChange({
              colours: colours.toSpliced(index, 1),
              variants: variants.filter((variant) => variant.colour !== colour.colour),
            });
          }}
        />
      ))}
      <Button
        variant="quiet"
        size="small"
        onClick={() => {
          const colour = freeSlug(colours);
          onChange({ colours: [...colours, { colour, pictures: [] }] });
        }}
      >
        <PlusIcon /> {t('addColour')}
      </Button>
    </section>
  );
}

function freeSlug(colours: readonly ColourLine[]): string {
  for (let number = colours.length + 1; ; number++)
    if (!colours.some(({ colour }) => colour === `colour-${number}`)) return `colour-${number}`;
}

interface ColourProps {
  colour: ColourLine;
  productName: string;
  errors: Readonly<Record<string, string>>;
  isOnly: boolean;
  /** Orders and addresses name it, so its short name stays. */
  isStored: boolean;
  place: { index: number; of: number };
  onChange: (colour: ColourLine) => void;
  onMove: (to: number) => void;
  onRemove: () => void;
}

function Colour(props: ColourProps) {
  const { colour, productName, errors, isOnly, isStored, place, onChange, onMove, onRemove } = props;
  const t = useTranslations('staff-products');
  const id = useId();
  const name = colour.label ?? labelFor(colour.colour);
  const swatch = typeof colour.swatch === 'string' ? colour.swatch : '';
  return (
    <fieldset className="product-colour">
      <legend>{name}</legend>
      <div className="product-fields">
        <TextField
          id={`${id}-label`}
          label={t('colour')}
          value={name}
          error={errors.label ?? errors.colour}
          onChange={({ target: { value } }) => {
            const slug = slugOf(value);
            onChange({ ...colour, label: value, ...(!isStored && slug && { colour: slug }) });
          }}
        />
        <TextField
          label={t('colourFamily')}
          hint={t('colourFamilyHint')}
          value={colour.facet ?? ''}
          error={errors.facet}
          onChange={({ target: { value } }) => {
            const { facet: _facet, ...rest } = colour;
            onChange(value ? { ...rest, facet: value } : rest);
          }}
        />
        {typeof colour.swatch !== 'object' && (
          <TextField
            label={t('swatch')}
            hint={t('swatchHint')}
            value={swatch}
            placeholder="#1f2a44"
            error={errors.swatch}
            affix={<span className="studio-swatch" style={{ background: swatch || 'transparent' }} />}
            onChange={({ target: { value } }) => {
              const { swatch: _swatch, ...rest } = colour;
              onChange(value ? { ...rest, swatch: value } : rest);
            }}
          />
        )}
        <div className="product-colour-tools">
          <IconButton
            label={t('moveUp', { name })}
            disabled={place.index === 0}
            onClick={() => onMove(place.index - 1)}
          >
            <ChevronUpIcon />
          </IconButton>
          <IconButton
            label={t('moveDown', { name })}
            disabled={place.index === place.of - 1}
            onClick={() => onMove(place.index + 1)}
          >
            <ChevronDownIcon />
          </IconButton>
          <IconButton label={t('removeNamed', { name })} disabled={isOnly} onClick={onRemove}>
            <TrashIcon />
          </IconButton>
        </div>
      </div>
      <PictureList
        pictures={colour.pictures ?? []}
        altOf={(index) => altFor(productName, colour, index)}
        name={name}
        errors={errorsWithin(errors, 'pictures')}
        onChange={(pictures) => onChange({ ...colour, pictures })}
      />
    </fieldset>
  );
}
