import { useTranslation } from 'react-i18next';
import type { Cohort } from '#contract/admin-analytics.ts';
import { listCohorts } from '#contract/admin-calls.ts';
import { type CohortRole, cohortRoles } from '#contract/cohort-roles.ts';
import { asFile } from '#web/admin/as-file.ts';
import { send } from '#web/platform/api.ts';
import { formatDate } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { ReadFailed } from '#web/platform/read-failed.tsx';
import { useAddressValues } from '#web/platform/use-address-values.ts';
import { useRead } from '#web/platform/use-read.ts';
import { Section } from '#web/ui/section.tsx';
import { Segmented } from '#web/ui/segmented.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { ListExport } from './list-export.tsx';
import { useFigureWriting } from './use-figure-writing.tsx';

/** Who comes back after their first job, month by month: the twelve months up to the end of the period. */
export function AnalyticsCohorts({ to }: { to: string }) {
  const { t } = useTranslation('analytics');
  const address = useAddressValues<'who'>();
  const role: CohortRole = address.get('who') === 'CLEANER' ? 'CLEANER' : 'HOST';
  const read = useRead(listCohorts, { query: { role, to } });
  const fetchFile = () => send(listCohorts, { query: { role, to, ...asFile } });
  return (
    <Section
      title={t('cohorts.title')}
      aside={<ListExport part name={`cohorts-${role.toLowerCase()}-${to.slice(0, 7)}`} fetchFile={fetchFile} />}
    >
      <div className="grid grid-cols-1 gap-4">
        <p className="max-w-prose text-14 text-ink-soft">{t('cohorts.lede')}</p>
        <div className="flex flex-wrap items-center gap-3">
          <Segmented
            label={t('cohorts.who')}
            options={cohortRoles.map((value) => ({ value, label: t(`cohorts.${value}`) }))}
            value={role}
            onValueChange={(chosen) => address.set('who', chosen === 'CLEANER' ? chosen : '')}
          />
          <p className="text-13 text-ink-soft">{t(role === 'HOST' ? 'cohorts.hostNote' : 'cohorts.cleanerNote')}</p>
        </div>
        {read.data ? (
          <CohortTable cohorts={read.data} caption={t(`cohorts.${role}`)} />
        ) : read.error ? (
          <ReadFailed title={t('cohorts.failed')} read={read} />
        ) : (
          <Skeleton className="h-72" />
        )}
      </div>
    </Section>
  );
}

/** A picture and a table in one: the more came back, the greener. It scrolls on its own where it does not fit. */
function CohortTable({ cohorts, caption }: { cohorts: readonly Cohort[]; caption: string }) {
  const { t } = useTranslation('analytics');
  const { number } = useFigureWriting();
  if (cohorts.length === 0) return <p className="text-14 text-ink-soft">{t('cohorts.empty')}</p>;
  const months = Array.from({ length: Math.max(...cohorts.map(({ shares }) => shares.length)) }, (_, month) => month);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard
    <section aria-label={caption} tabIndex={0} className="overflow-x-auto">
      <table className="border-separate border-spacing-px text-13 tabular-nums">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="text-start text-ink-soft">
            <th scope="col" className="pe-3 text-start font-normal whitespace-nowrap">
              {t('cohorts.month')}
            </th>
            <th scope="col" className="pe-3 text-end font-normal">
              {t('cohorts.people')}
            </th>
            {months.map((month) => (
              <th key={month} scope="col" className="px-2 text-center font-normal whitespace-nowrap">
                {t('cohorts.after', { shown: number(month) })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {cohorts.map((cohort) => (
            <CohortRow key={cohort.month} cohort={cohort} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

function CohortRow({ cohort: { month, people, shares } }: { cohort: Cohort }) {
  const { language } = useLanguage();
  const { number, percent } = useFigureWriting();
  const shown = formatDate(new Date(`${month}-01`), language, { month: 'short', year: 'numeric', timeZone: 'UTC' });
  return (
    <tr>
      <th scope="row" className="pe-3 text-start font-semibold whitespace-nowrap">
        {shown}
      </th>
      <td className="pe-3 text-end">{number(people)}</td>
      {shares.map((share, after) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the place is what a share is of
        <td key={after} className={`h-9 min-w-14 rounded-sm px-2 text-center ${shadeOf(share)}`}>
          {percent(share)}
        </td>
      ))}
    </tr>
  );
}

/** Three shades that the text stands out from; the share itself is written in each. */
const shadeOf = (share: number | null): string =>
  share === null || share === 0 ? 'bg-sunken text-ink-soft' : share < 50 ? 'bg-green-tint' : 'bg-green text-on-green';
