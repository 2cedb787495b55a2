import { useTranslation } from 'react-i18next';
import { formatMoney } from '#contract/format-money.ts';
import type { OpenThing } from '#contract/open-things.ts';
import { to } from '#web/paths.ts';
import { useOperatorTime } from '#web/platform/use-operator-time.ts';
import { TextLink } from '#web/ui/text-link.tsx';

/** What keeps somebody's account from being deleted, each with the way to its job. */
export function OpenWithThem({ things }: { things: readonly OpenThing[] }) {
  const { t } = useTranslation('adminPeople');
  const moment = useOperatorTime();
  return (
    <ul className="divide-y divide-line">
      {things.map(({ kind, jobId, jobTitle, amountCents, until }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a list that never changes, of things some of which have no name
        <li key={index} className="grid gap-0.5 py-2.5 text-14">
          <span className="flex flex-wrap items-baseline justify-between gap-x-4">
            {jobId && (
              <TextLink to={to('job', { id: jobId })}>
                <bdi>{jobTitle ?? t('job')}</bdi>
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
