import { useTranslation } from 'react-i18next';
import type { HostOverview } from '#contract/overviews.ts';
import { formatList, formatNumber } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';

const kinds = ['pay', 'calendar', 'bidless', 'bids', 'approve', 'repost'] as const;

/** How much of each waits for the host. */
function waiting({ calendarNeeds, bidless, needsYou }: HostOverview, kind: (typeof kinds)[number]): number {
  if (kind === 'calendar') return calendarNeeds.length;
  return kind === 'bidless' ? bidless.length : needsYou.filter((need) => need.kind === kind).length;
}

/** The one sentence that says what needs the host now. */
export function NeedsSentence({ overview }: { overview: HostOverview }) {
  const { t } = useTranslation('host');
  const { language } = useLanguage();
  const parts = kinds.flatMap((kind) => {
    const count = waiting(overview, kind);
    return count > 0 ? [t(`needs.${kind}`, { count, shown: formatNumber(count, language) })] : [];
  });
  if (parts.length === 0) return overview.week.length > 0 ? t('needs.settled') : t('needs.nothing');
  return <b className="font-semibold text-apricot-ink">{t('needs.some', { list: formatList(parts, language) })}</b>;
}
