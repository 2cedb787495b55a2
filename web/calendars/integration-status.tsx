import { useTranslation } from 'react-i18next';
import type { Integration } from '#contract/calendar.ts';
import { Badge } from '#web/ui/badge.tsx';
import { isQuestion } from './is-question.ts';

/** How a connected calendar is doing, in a word. */
export function IntegrationStatus({ integration }: { integration: Integration }) {
  const { t } = useTranslation('calendars');
  const { calendarUrl, imported, syncEnabled, alarm, lastFault } = integration;
  if (!calendarUrl) return <Badge tone="apricot">{t('status.noFeed')}</Badge>;
  if (isQuestion(alarm)) return <Badge tone="apricot">{t('status.asks')}</Badge>;
  if (lastFault || alarm) return <Badge tone="red">{t('status.failing')}</Badge>;
  if (!imported) return <Badge tone="apricot">{t('status.notImported')}</Badge>;
  return syncEnabled ? <Badge tone="green">{t('status.active')}</Badge> : <Badge>{t('status.disabled')}</Badge>;
}
