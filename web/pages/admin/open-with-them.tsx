import { useTranslation } from 'react-i18next';
import type { OpenThing } from '#contract/open-things.ts';
import { to } from '#web/paths.ts';
import { formatDateTime, formatMoney } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { useOperatorTime } from '#web/platform/use-operator-time.ts';
import { TextLink } from '#web/ui/text-link.tsx';

/** Where money without a job is listed. */
const listOf: Partial<Record<OpenThing['kind'], 'payments' | 'payouts'>> = { payout: 'payouts', balance: 'payouts' };

interface OpenWithThemProps {
  things: readonly OpenThing[];
  userId: string;
}

/** What keeps somebody's account from being deleted, each with its day and the way to its job or to where its money is. */
export function OpenWithThem({ things, userId }: OpenWithThemProps) {
  const { t } = useTranslation(['adminPeople', 'admin']);
  const { language } = useLanguage();
  const moment = useOperatorTime();
  return (
    <ul className="divide-y divide-line">
      {things.map(({ kind, jobId, jobTitle, startTime, timeZone, amountCents, until }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a list that never changes, of things some of which have no name
        <li key={index} className="grid gap-0.5 py-2.5 text-14">
          <span className="flex flex-wrap items-baseline justify-between gap-x-4">
            {jobId && (
              <TextLink to={to('job', { id: jobId })}>
                <bdi>{jobTitle ?? t('job')}</bdi>
                {startTime && timeZone && (
                  <span className="tabular-nums">, {formatDateTime(startTime, { language, timeZone })}</span>
                )}
              </TextLink>
            )}
            {!jobId && (
              <TextLink to={to('adminSection', { section: listOf[kind] ?? 'payments' }, { q: userId })}>
                {t(`admin:sections.${listOf[kind] ?? 'payments'}`)}
              </TextLink>
            )}
            {amountCents !== undefined && <bdi className="tabular-nums">{formatMoney(amountCents)}</bdi>}
          </span>
          <span className="text-13 text-ink-soft">{t(`open.${kind}`, { when: until ? moment(until) : '–' })}</span>
        </li>
      ))}
    </ul>
  );
}
