import { useTranslation } from 'react-i18next';
import type { HostOverview } from '#contract/overviews.ts';
import { formatList, formatNumber } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { whomItWaitsFor } from '#web/platform/whom-it-waits-for.ts';

/** What is most urgent by name, the rest as a number: a sentence of two lines on a phone, whatever waits. */
const named = 2;

/** The one sentence that says what needs the host now, as the inbox has it; a viewer reads whom it waits for. */
export function NeedsSentence({ overview }: { overview: HostOverview }) {
  const { t } = useTranslation('host');
  const { language } = useLanguage();
  const all = overview.inbox;
  if (all.length === 0) return overview.week.length > 0 ? t('needs.settled') : t('needs.nothing');
  const more = all.slice(named).reduce((sum, { count }) => sum + count, 0);
  const said = [...all.slice(0, named), ...(more > 0 ? [{ kind: 'more', count: more } as const] : [])];
  const parts = said.map(({ kind, count }) => t(`needs.${kind}`, { count, shown: formatNumber(count, language) }));
  const list = formatList(parts, language);
  const name = whomItWaitsFor();
  if (name) return t('needs.someOf', { name, list });
  return <b className="font-semibold text-apricot-ink">{t('needs.some', { list })}</b>;
}
