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

/** What is most urgent by name, the rest as a number: a sentence of two lines on a phone, whatever waits. */
const named = 2;

/** The one sentence that says what needs the host now. */
export function NeedsSentence({ overview }: { overview: HostOverview }) {
  const { t } = useTranslation('host');
  const { language } = useLanguage();
  const all = kinds.map((kind) => ({ kind, count: waiting(overview, kind) })).filter(({ count }) => count > 0);
  if (all.length === 0) return overview.week.length > 0 ? t('needs.settled') : t('needs.nothing');
  const more = all.slice(named).reduce((sum, { count }) => sum + count, 0);
  const said = [...all.slice(0, named), ...(more > 0 ? [{ kind: 'more', count: more } as const] : [])];
  const parts = said.map(({ kind, count }) => t(`needs.${kind}`, { count, shown: formatNumber(count, language) }));
  return <b className="font-semibold text-apricot-ink">{t('needs.some', { list: formatList(parts, language) })}</b>;
}
