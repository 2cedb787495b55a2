import { useTranslation } from 'react-i18next';
import type { Message } from '#contract/messages.ts';
import { plainDirection } from '#web/platform/plain-direction.ts';

/** A message’s words for this reader: a quick reply is in their language, all else as it was written, or what became of it. */
export function useSaidIn(): (message: Pick<Message, 'text' | 'quick' | 'hidden'>) => string {
  const { t } = useTranslation('messages');
  return ({ text, quick, hidden }) => {
    if (hidden) return t('removed');
    return quick ? t(`quick.${quick}`) : plainDirection(text);
  };
}
