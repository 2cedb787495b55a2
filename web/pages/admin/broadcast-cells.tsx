import { useTranslation } from 'react-i18next';
import type { Broadcast } from '#contract/broadcasts.ts';
import { formatNumber } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { Badge, type BadgeTone } from '#web/ui/badge.tsx';

const tones: Record<Broadcast['state'], BadgeTone> = { sending: 'neutral', sent: 'green', stopped: 'amber' };

export function BroadcastBadge({ broadcast: { state } }: { broadcast: Broadcast }) {
  const { t } = useTranslation('broadcasts');
  return <Badge tone={tones[state]}>{t(`states.${state}`)}</Badge>;
}

/** How many it was sent to; of a stopped one, or while it goes out, of how many. */
export function useReached() {
  const { t } = useTranslation('broadcasts');
  const { language } = useLanguage();
  const number = (value: number) => formatNumber(value, language);
  return ({ written, people, state }: Broadcast) =>
    state === 'sent' && written === people
      ? t('sentTo', { shown: number(people) })
      : t('of', { written: number(written), people: number(people) });
}
