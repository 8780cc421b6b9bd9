import { type SubmitEvent, useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { useLocalPath } from '#app/site/local-path.ts';
import { useSite } from '#app/site/site.ts';
import { clearFilter, setFilter } from '#commerce/listing/url/select-filters.ts';
import { currencySign } from '#commerce/pricing/format-money.ts';
import { parseFacetRange, writeFacetRange } from '#commerce/search/facets/facet-range.ts';
import type { FacetView } from './listing-view.ts';
import { RangeSlider } from './range-slider.tsx';
import type { FilterChoice } from './use-filters.ts';

interface FacetRangeProps {
  facet: FacetView;
  state: FilterChoice;
  address: string;
  replace?: boolean;
}

/** A range with two bounds, dragged or typed. Without script the form is sent, and the server redirects to the filter. */
export function FacetRange({ facet, state, address, replace }: FacetRangeProps) {
  const t = useTranslations('plp.facets');
  const local = useLocalPath();
  const navigate = useNavigate();
  const { brand, locale } = useSite();
  const id = useId();
  const limits = facet.range ?? { min: 0, max: 100 };
  const value = state.filters[facet.key]?.[0] ?? '';
  const chosen = parseFacetRange(value);
  const [draft, setDraft] = useState(() => draftFor(value));
  // After a navigation (back, or a removed filter) the fields show the bounds of the address. What was typed while the
  // last choice was loading stays.
  if (draft.value !== value)
    setDraft(draft.isNewer && draft.requested === value ? { ...draft, value } : draftFor(value));
  const from = draft.from || String(chosen?.min ?? limits.min);
  const to = draft.to || String(chosen?.max ?? limits.max);
  const [path, query] = local(address).split('?', 2);
  const unit = facet.unit === 'money' ? currencySign(locale, brand.currency) : facet.unit ? '%' : '';

  function apply(lower: number, upper: number) {
    if (!(lower <= upper)) {
      setDraft({ ...draft, from: String(lower), to: String(upper), isBad: true, isNewer: true });
      return;
    }
    const isWhole = lower <= limits.min && upper >= limits.max;
    const range = writeFacetRange({ min: lower, max: upper >= limits.max ? null : upper });
    setDraft({ ...draft, requested: isWhole ? '' : range, isNewer: false });
    const filters = isWhole
      ? clearFilter(state.filters, facet.key)
      : setFilter(state.filters, facet.key, range);
    void navigate(state.hrefFor(filters), { preventScrollReset: true, replace });
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    apply(readNumber(form.get('from'), limits.min), readNumber(form.get('to'), limits.max));
  }

  return (
    <form action={path} onSubmit={submit} className="facet-range">
      <input type="hidden" name="range" value={facet.key} />
      {[...new URLSearchParams(query)].map(([name, given]) => (
        <input key={name} type="hidden" name={name} value={given} />
      ))}
      <RangeSlider
        min={limits.min}
        max={limits.max}
        from={Number(from)}
        to={Number(to)}
        fromLabel={`${facet.label}: ${t('from')}`}
        toLabel={`${facet.label}: ${t('to')}`}
        unit={unit}
        onSlide={(lower, upper) =>
          setDraft({ ...draft, from: String(lower), to: String(upper), isBad: false, isNewer: true })
        }
        onSettle={apply}
      />
      <div className="facet-range-ends">
        {(['from', 'to'] as const).map((end) => (
          <label key={end} className="facet-range-end">
            <span className="text-soft text-xs">
              {t(end)} {unit && `(${unit})`}
            </span>
            <input
              type="text"
              inputMode="numeric"
              name={end}
              maxLength={9}
              className="input"
              value={end === 'from' ? from : to}
              aria-invalid={draft.isBad || undefined}
              aria-describedby={draft.isBad ? `${id}-error` : undefined}
              onChange={(event) =>
                setDraft({ ...draft, [end]: event.target.value, isBad: false, isNewer: true })
              }
            />
          </label>
        ))}
      </div>
      {draft.isBad && (
        <p id={`${id}-error`} role="alert" className="text-sale text-sm">
          {t('badRange')}
        </p>
      )}
      <button type="submit" className="button button-quiet button-small">
        {t('apply')}
      </button>
    </form>
  );
}

/** The bounds as typed; `isNewer` when they were changed after the range `requested` was applied. */
function draftFor(value: string) {
  return { value, from: '', to: '', isBad: false, requested: null as string | null, isNewer: false };
}

function readNumber(text: FormDataEntryValue | null, otherwise: number): number {
  const digits = String(text ?? '').replace(/[^\d.]/g, '');
  return digits === '' || Number.isNaN(Number(digits)) ? otherwise : Number(digits);
}
