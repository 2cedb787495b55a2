import { type DistanceUnit, wayOf } from '#contract/distance.ts';
import { translate } from '#server/platform/translate.ts';
import type { Reason } from './score.ts';

/** A reason as an English sentence, with distances in the reader’s unit; screens word it in the reader's language from its code and params. */
export function reasonSentence({ code, params }: Reason, unit: DistanceUnit): string {
  if (code === 'type') return translate('en', `matching:reason.type.${params.type}`);
  if (params.km === undefined) return translate('en', `matching:reason.${code}`, params);
  const { near, distance } = wayOf(Number(params.km), unit, 'en');
  return translate('en', `matching:reason.${near ? 'closeBy' : code}`, { distance });
}
