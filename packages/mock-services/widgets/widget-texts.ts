import { readLanguageTexts } from '../../../config/languages.server.ts';
import type { AdvisorTexts } from './advisor/advisor-page.ts';
import type { FitTexts } from './fit/fit-script.ts';
import type { TryOnTexts } from './try-on/run-try-on.ts';

/** Texts of the mock widgets in the languages of the shop. */
export interface WidgetTexts {
  fit: FitTexts;
  tryOn: TryOnTexts;
  advisor: AdvisorTexts;
}

const texts = readLanguageTexts<WidgetTexts>('widgets.json');

export function allWidgetTexts(): ReadonlyMap<string, WidgetTexts> {
  return texts;
}

export function widgetTexts(locale: string): WidgetTexts {
  const found = texts.get(locale) ?? texts.get('en-GB');
  if (!found) throw new Error('widget texts missing: app/i18n/en-GB/widgets.json');
  return found;
}
