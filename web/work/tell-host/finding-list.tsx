import { MessageSquareText, PackageMinus, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Finding } from '#contract/findings.ts';
import type { JobDetail } from '#contract/jobs.ts';
import { formatDateTime } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { useRoomName } from '#web/platform/task-name.ts';
import { PhotoGrid } from '#web/ui/photo-grid.tsx';
import { useNameOfTask } from '../use-name-of-task.ts';

const icons = { damage: TriangleAlert, supply: PackageMinus, note: MessageSquareText };

interface FindingListProps {
  findings: readonly Finding[];
  job: Pick<JobDetail, 'tasks' | 'timeZone'>;
  /** What can be done about one, at its end. */
  actionOf?: (finding: Finding) => ReactNode;
}

/** What the cleaner found in the home, in the order in which it was found. */
export function FindingList({ findings, job, actionOf }: FindingListProps) {
  // a note on a task stands there
  const listed = findings.filter(({ kind, taskId }) => kind !== 'note' || !job.tasks.some(({ id }) => id === taskId));
  if (listed.length === 0) return null;
  return (
    <ul className="divide-y divide-line border-y border-line">
      {listed.map((finding) => (
        <FindingItem key={finding.id} finding={finding} job={job}>
          {actionOf?.(finding)}
        </FindingItem>
      ))}
    </ul>
  );
}

interface FindingItemProps {
  finding: Finding;
  job: Pick<JobDetail, 'tasks' | 'timeZone'>;
  children?: ReactNode;
}

function FindingItem({ finding, job, children }: FindingItemProps) {
  const { t } = useTranslation('findings');
  const { language } = useLanguage();
  const roomOf = useRoomName();
  const nameOfTask = useNameOfTask(job);
  const { kind, item, note, room, taskId, photos, foundAt, settledAt } = finding;
  const Icon = icons[kind];
  const title = item ?? note ?? '';
  const when = formatDateTime(foundAt, { language, timeZone: job.timeZone });
  const where = [t(`kind.${kind}`), roomOf(room), taskId && nameOfTask(taskId), when].filter(Boolean).join(' · ');
  return (
    <li className="grid gap-2.5 py-3">
      <div className="flex items-start gap-3">
        <Icon
          aria-hidden
          size={20}
          strokeWidth={1.75}
          className={kind === 'note' || settledAt ? 'shrink-0 text-ink-soft' : 'shrink-0 text-red-ink'}
        />
        <div className="min-w-0 flex-1">
          <p className="text-14 font-medium whitespace-pre-line wrap-anywhere">
            <bdi>{title}</bdi>
          </p>
          {item && note && (
            <p className="text-14 whitespace-pre-line wrap-anywhere">
              <bdi>{note}</bdi>
            </p>
          )}
          <p className="text-13 text-ink-soft">{where}</p>
        </div>
      </div>
      {photos.length > 0 && (
        <PhotoGrid
          label={title}
          photos={photos.map(({ photoUrl, thumbnailUrl }, index) => ({
            ...{ id: `${finding.id}-${index}`, src: photoUrl, thumbnail: thumbnailUrl },
            alt: t('photo', { item: title, number: index + 1 }),
          }))}
        />
      )}
      {children}
    </li>
  );
}
