import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { Dispute } from '#contract/dispute.ts';
import type { JobSide } from '#contract/states.ts';
import { formatDateTime } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { plainDirection } from '#web/platform/plain-direction.ts';
import { useTermFigures } from '#web/platform/use-term-figures.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import type { NameOfTask } from './report-words.ts';

// Many say it in words alone.
const PhotoGrid = lazy(() => import('#web/ui/photo-grid.tsx').then((file) => ({ default: file.PhotoGrid })));

interface People extends Partial<Record<JobSide, string | undefined>> {
  /** Which of them reads; null for an admin. */
  side: JobSide | null;
}

interface SaidProps {
  dispute: Dispute;
  people: People;
  timeZone: string;
  nameOfTask: NameOfTask;
}

/** What each side says, with its photos, and what the admin has said in the end. */
export function Said({ dispute, people, timeZone, nameOfTask }: SaidProps) {
  const { t } = useTranslation('reports');
  const { language } = useLanguage();
  const figures = useTermFigures(dispute.terms);
  const { answer, escalation, resolution, taskIds } = dispute;
  const tasks = taskIds.flatMap((id) => nameOfTask(id) ?? []);
  const { says, escalates } = useSpeaker(people);
  return (
    <div className="grid content-start gap-4">
      <Words who={says('host')} about={t(`reasons.${dispute.reason}`)} text={dispute.text} tasks={tasks}>
        <Photos urls={dispute.photoUrls} label={t('photos.ofHost')} />
      </Words>
      {answer && (
        <Words
          who={says('cleaner')}
          about={answer.keptOutBy ? t(`keptOut.${answer.keptOutBy}`) : undefined}
          text={answer.text}
        >
          {answer.recleanAt && (
            <p className="text-14 font-medium">
              {t('says.reclean', { when: formatDateTime(answer.recleanAt, { language, timeZone }) })}
            </p>
          )}
          <Photos urls={answer.photoUrls} label={t('photos.ofCleaner')} />
        </Words>
      )}
      {!answer && dispute.proposal && <Words who={says('cleaner')} text={t('says.silent', figures)} />}
      {escalation?.text && <Words who={escalates(escalation.by)} text={escalation.text} />}
      {resolution?.reason && <Words who={t('says.freshkey')} text={resolution.reason} />}
    </div>
  );
}

/** The reader is "you", whoever else speaks has a name. */
function useSpeaker({ side, ...names }: People) {
  const { t } = useTranslation('reports');
  const says = (who: JobSide) => {
    if (who === side) return t('says.you');
    const name = names[who];
    return name ? t('says.named', { name }) : t(`says.${who}`);
  };
  const escalates = (who: JobSide) =>
    who === side ? t('says.youEscalated') : t('says.namedEscalated', { name: names[who] ?? '' });
  return { says, escalates };
}

interface WordsProps {
  who: string;
  about?: string | undefined;
  text: string;
  tasks?: readonly string[];
  children?: React.ReactNode;
}

function Words({ who, about, text, tasks = [], children }: WordsProps) {
  return (
    <div className="grid content-start gap-2 border-s-2 border-line-strong ps-3">
      <h3 className="text-13 text-ink-soft">
        {who}
        {about && <span className="block text-14 font-semibold text-ink">{about}</span>}
      </h3>
      <p className="text-14 whitespace-pre-line wrap-anywhere">
        <bdi>{plainDirection(text)}</bdi>
      </p>
      {tasks.length > 0 && (
        <ul className="list-disc ps-5 text-14">
          {tasks.map((task) => (
            <li key={task}>{task}</li>
          ))}
        </ul>
      )}
      {children}
    </div>
  );
}

function Photos({ urls, label }: { urls: readonly string[]; label: string }) {
  if (urls.length === 0) return null;
  const places = (
    <div className="grid grid-cols-[repeat(auto-fill,minmax(7rem,1fr))] gap-1.5">
      {urls.map((src) => (
        <Skeleton key={src} className="aspect-4/3" />
      ))}
    </div>
  );
  return (
    <Suspense fallback={places}>
      <PhotoGrid label={label} photos={urls.map((src) => ({ id: src, src, alt: label }))} />
    </Suspense>
  );
}
