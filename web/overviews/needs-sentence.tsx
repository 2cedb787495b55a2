import { useTranslation } from 'react-i18next';
import type { InboxItem } from '#contract/inbox.ts';
import type { HostOverview } from '#contract/overviews.ts';
import { formatList, formatNumber, formatRelative } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { useNow } from '#web/platform/use-now.ts';
import { whomItWaitsFor } from '#web/platform/whom-it-waits-for.ts';
import { dueOf } from './due-of.ts';

/** What is most urgent by name, the rest as a number: a sentence of two lines on a phone, whatever waits. */
const named = 2;

interface NeedsSentenceProps {
  overview: HostOverview;
  /** What the inbox begins with: the soonest is among it. */
  items: readonly InboxItem[];
}

/** What needs the host now: how much, and until when the first of it; a viewer reads what waits for whom. */
export function NeedsSentence({ overview, items }: NeedsSentenceProps) {
  const { t } = useTranslation('host');
  const { language } = useLanguage();
  const now = useNow();
  const all = overview.inbox;
  const name = whomItWaitsFor();
  if (all.length === 0) return overview.week.length > 0 ? t('needs.settled') : t('needs.nothing');
  if (name) return <Named name={name} all={all} />;
  const count = all.reduce((sum, one) => sum + one.count, 0);
  const [first] = items.flatMap((item) => dueOf(item, now) ?? []).toSorted((one, other) => one.at - other.at);
  return (
    <b className="font-semibold text-ink">
      {t('needs.lead', { count, shown: formatNumber(count, language) })}{' '}
      {first &&
        t('needs.first', { when: formatRelative(new Date(first.at).toISOString(), now, { ...first, language }) })}
    </b>
  );
}

function Named({ name, all }: { name: string; all: HostOverview['inbox'] }) {
  const { t } = useTranslation('host');
  const { language } = useLanguage();
  const more = all.slice(named).reduce((sum, { count }) => sum + count, 0);
  const said = [...all.slice(0, named), ...(more > 0 ? [{ kind: 'more', count: more } as const] : [])];
  const parts = said.map(({ kind, count }) => t(`needs.${kind}`, { count, shown: formatNumber(count, language) }));
  return t('needs.someOf', { name, list: formatList(parts, language) });
}
