import { numberFormat } from '#contract/kept-formats.ts';
import type { LanguageCode } from '#contract/languages.ts';
import { localeOf } from '#contract/locale-of.ts';

/** "2 hr 30 min" */
export function formatMinutes(minutes: number, language: LanguageCode): string {
  const say = (count: number, unit: 'hour' | 'minute') =>
    numberFormat(localeOf(language), { style: 'unit', unit }).format(count).replaceAll('\u202f', '\u00a0');
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  if (hours === 0) return say(rest, 'minute');
  return rest === 0 ? say(hours, 'hour') : `${say(hours, 'hour')} ${say(rest, 'minute')}`;
}
