import { useTranslation } from 'react-i18next';
import { Badge, type BadgeTone } from '#web/ui/badge.tsx';

/** How well a job suits: from 80 % the default badge, from 60 % secondary, below an outline. */
export function MatchBadge({ percent }: { percent: number }) {
  const { t } = useTranslation('cleaner');
  return <Badge tone={toneOf(percent)}>{t('recommended.match', { percent })}</Badge>;
}

function toneOf(percent: number): BadgeTone {
  if (percent >= 80) return 'solid';
  return percent >= 60 ? 'neutral' : 'line';
}
