import { type TextKey, translate } from '#server/platform/translate.ts';
import type { Reason } from './score.ts';

/** A reason as an English sentence; screens translate it from its code and params. */
export function reasonSentence({ code, params }: Reason): string {
  const key: TextKey = code === 'type' ? `matching:reason.type.${params.type}` : `matching:reason.${code}`;
  return translate('en', key, params);
}
