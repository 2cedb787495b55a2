import { useTranslation } from 'react-i18next';
import type { AuditEntry } from '#contract/admin-audit.ts';
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

/** How many lines there are. */
const shown = 7;
/** How many are read to choose them from. */
const read = 40;
/** How many of the same act of the same actor stand before what others did. */
const ofOneAct = 2;

/** What admins did last, and what moved by itself. */
export function DashboardActivity() {
  const { t } = useTranslation('adminDashboard');
  const moment = useOperatorTime();
  const { ofAction, ofSubject, nameOf } = useAuditWords();
  const pages = usePages(listAuditLogs, { limit: read, changes: 'true' });
  return (
    <Section
      title={t('activity.title')}
      aside={<TextLink to={to('adminSection', { section: 'audit-logs' })}>{t('activity.all')}</TextLink>}
    >
      {pages.error && <ReadFailed title={t('activity.title')} read={pages} />}
      {!pages.items && !pages.error && <SkeletonRows rows={shown} />}
      {pages.items?.length === 0 && <p className="text-14 text-ink-soft">{t('activity.empty')}</p>}
      <ul className="divide-y divide-line">
        {newestOf(pages.items ?? []).map(({ id, action, subject, at, ...rest }) => (
          <li key={id} className="py-2.5">
            <p className="flex flex-wrap gap-x-2 text-14">
              <span className="font-semibold">
                {action === 'move money' ? ofSubject(subject, rest.after) : ofAction(action)}
              </span>
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

/** The newest, where somebody who does one thing many times does not crowd out the others. */
function newestOf(entries: readonly AuditEntry[]): AuditEntry[] {
  const times = new Map<string, number>();
  const isRepeat = ({ actor, action, after }: AuditEntry) => {
    const act = JSON.stringify([actor.id, action, action === 'move money' ? (after?.kind ?? null) : null]);
    times.set(act, (times.get(act) ?? 0) + 1);
    return (times.get(act) ?? 0) > ofOneAct;
  };
  const repeats = new Set(entries.filter(isRepeat));
  const first = entries.filter((entry) => !repeats.has(entry)).slice(0, shown);
  // where nothing else was done, the repeated act is what there is to show
  const rest = [...repeats].slice(0, shown - first.length);
  return entries.filter((entry) => first.includes(entry) || rest.includes(entry));
}
