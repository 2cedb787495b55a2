import { RotateCw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { getSystemHealth } from '#contract/admin-calls.ts';
import type { SystemHealth } from '#contract/admin-health.ts';
import { formatNumber } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { ReadFailed } from '#web/platform/read-failed.tsx';
import { useOperatorTime } from '#web/platform/use-operator-time.ts';
import { useRead } from '#web/platform/use-read.ts';
import { Badge } from '#web/ui/badge.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Section } from '#web/ui/section.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';

type Part = Exclude<keyof SystemHealth, 'checkedAt'>;
interface PartLines {
  part: Part;
  state: SystemHealth['disk']['state'];
  lines: string[];
}

const tones = { ok: 'green', warning: 'amber', failing: 'red' } as const;

/** What each part of the system answers when it is tried now. */
export function DashboardHealth() {
  const { t } = useTranslation('adminDashboard');
  const moment = useOperatorTime();
  const read = useRead(getSystemHealth);
  return (
    <Section
      title={t('health.title')}
      aside={
        <span className="flex items-center gap-1">
          {read.data && (
            <bdi className="tabular-nums">{t('health.checked', { when: moment(read.data.checkedAt) })}</bdi>
          )}
          <IconButton
            size="compact"
            icon={RotateCw}
            label={t('health.again')}
            disabled={read.isFetching}
            onClick={() => void read.refetch()}
          />
        </span>
      }
    >
      {read.data ? (
        <Parts health={read.data} />
      ) : read.error ? (
        <ReadFailed title={t('health.failed')} read={read} />
      ) : (
        <SkeletonRows rows={8} />
      )}
    </Section>
  );
}

function Parts({ health }: { health: SystemHealth }) {
  const { t } = useTranslation('adminDashboard');
  return (
    <ul className="divide-y divide-line">
      {usePartLines(health).map(({ part, state, lines }) => (
        <li key={part} className="flex items-center justify-between gap-3 py-2.5">
          <div className="min-w-0">
            <h3 className="text-14 font-semibold">{t(`health.parts.${part}`)}</h3>
            <p className="text-13 text-ink-soft tabular-nums">
              {lines.map((line) => (
                <bdi key={line} className="block">
                  {line}
                </bdi>
              ))}
            </p>
          </div>
          <Badge tone={tones[state]}>{t(`health.states.${state}`)}</Badge>
        </li>
      ))}
    </ul>
  );
}

const lines = (...some: (string | false | null)[]) => some.filter((line) => typeof line === 'string');

/** What is said of each part: its figures, and only those faults that there are. */
function usePartLines({ database, mail, payments, storage, queues, feeds, figures, disk }: SystemHealth): PartLines[] {
  const { t } = useTranslation('adminDashboard');
  const { language } = useLanguage();
  const moment = useOperatorTime();
  const shown = (value: number) => ({ shown: formatNumber(value, language) });
  const gigabytes = (bytes: number) => formatNumber(Math.round(bytes / 1e9), language);
  const minutes = Math.round(queues.oldestSeconds / 60);
  return [
    { part: 'database', ...database, lines: lines(t('health.answers', shown(database.milliseconds))) },
    {
      ...{ part: 'mail', ...mail },
      lines: lines(
        t('health.waiting', shown(mail.waiting)),
        mail.waitingSince && t('health.since', { when: moment(mail.waitingSince) }),
        mail.failed > 0 && t('health.gaveUp', shown(mail.failed)),
      ),
    },
    {
      ...{ part: 'payments', ...payments },
      lines: lines(
        payments.unknown > 0 ? t('health.unknown', shown(payments.unknown)) : t('health.allKnown'),
        payments.unknownSince && t('health.since', { when: moment(payments.unknownSince) }),
      ),
    },
    {
      ...{ part: 'storage', ...storage },
      lines: lines(storage.state === 'ok' ? t('health.stores') : t('health.storesNot')),
    },
    {
      ...{ part: 'queues', ...queues },
      lines: lines(
        t('health.due', shown(queues.due)),
        minutes > 0 && t('health.oldest', shown(minutes)),
        queues.failed > 0 && t('health.failedTasks', shown(queues.failed)),
      ),
    },
    {
      ...{ part: 'feeds', ...feeds },
      lines: lines(
        t('health.connected', shown(feeds.connected)),
        feeds.failing > 0 && t('health.unreadable', shown(feeds.failing)),
        feeds.stale > 0 && t('health.stale', shown(feeds.stale)),
      ),
    },
    {
      ...{ part: 'figures', ...figures },
      lines: lines(
        figures.keptAt ? t('health.kept', { when: moment(figures.keptAt) }) : t('health.notKept'),
        figures.differed > 0 && t('health.corrected', shown(figures.differed)),
      ),
    },
    {
      ...{ part: 'disk', ...disk },
      lines: lines(t('health.free', { free: gigabytes(disk.freeBytes), total: gigabytes(disk.totalBytes) })),
    },
  ];
}
