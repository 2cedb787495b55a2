import { useTranslation } from 'react-i18next';
import { listAuditLogs } from '#contract/admin-calls.ts';
import { to } from '#web/paths.ts';
import { ReadFailed } from '#web/platform/read-failed.tsx';
import { useOperatorTime } from '#web/platform/use-operator-time.ts';
import { usePages } from '#web/platform/use-pages.ts';
import { Section } from '#web/ui/section.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { Actor, NameAndSum } from './audit-table.tsx';
import { useAuditWords } from './audit-words.ts';

/** The newest of the audit log. */
const shown = 7;

/** What admins did last, and what moved by itself. */
export function DashboardActivity() {
  const { t } = useTranslation('adminDashboard');
  const moment = useOperatorTime();
  const { ofAction, nameOf } = useAuditWords();
  const pages = usePages(listAuditLogs, { limit: shown });
  return (
    <Section
      title={t('activity.title')}
      aside={<TextLink to={to('adminSection', { section: 'audit-logs' })}>{t('activity.all')}</TextLink>}
    >
      {pages.error && <ReadFailed title={t('activity.title')} read={pages} />}
      {!pages.items && !pages.error && <SkeletonRows rows={shown} />}
      {pages.items?.length === 0 && <p className="text-14 text-ink-soft">{t('activity.empty')}</p>}
      <ul className="divide-y divide-line">
        {pages.items?.map(({ id, action, subject, at, ...rest }) => (
          <li key={id} className="py-2.5">
            <p className="flex flex-wrap gap-x-2 text-14">
              <span className="font-semibold">{ofAction(action)}</span>
              <span className="min-w-0 text-ink-soft wrap-anywhere empty:hidden">
                <NameAndSum name={nameOf(subject, action)} after={rest.after} />
              </span>
            </p>
            <p className="flex flex-wrap gap-x-1.5 text-13 text-ink-soft">
              <Actor entry={{ ...rest, subject }} />
              <span aria-hidden>·</span>
              <bdi className="tabular-nums">{moment(at)}</bdi>
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
