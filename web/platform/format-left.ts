import { numberFormat } from '#contract/kept-formats.ts';
import type { LanguageCode } from '#contract/languages.ts';
import { formatCountdown, localeOf } from './format.ts';

const hour = 3_600_000;
const minute = 60_000;

/** What is left of a time in milliseconds: "2 hr 14 min", in the last hour "9:41". */
export function formatLeft(left: number, language: LanguageCode): string {
  if (left < hour) return formatCountdown(left / 1000);
  const unit = (name: 'hour' | 'minute', value: number) =>
    numberFormat(localeOf(language), { style: 'unit', unit: name, unitDisplay: 'short' }).format(value);
  return `${unit('hour', Math.floor(left / hour))} ${unit('minute', Math.floor((left % hour) / minute))}`;
}
