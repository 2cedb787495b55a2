import { useTranslation } from 'react-i18next';
import type { Dispute } from '#contract/dispute.ts';
import { formatDateTime } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { PhotoGrid } from '#web/ui/photo-grid.tsx';
import type { NameOfTask } from './report-words.ts';

interface SaidProps {
  dispute: Dispute;
  timeZone: string;
  nameOfTask: NameOfTask;
}

/** What each side says, with its photos, and what the admin has said in the end. */
export function Said({ dispute, timeZone, nameOfTask }: SaidProps) {
  const { t } = useTranslation('reports');
  const { language } = useLanguage();
  const { answer, escalation, resolution, taskIds } = dispute;
  const tasks = taskIds.flatMap((id) => nameOfTask(id) ?? []);
  const by = escalation?.by === 'host' ? t('says.escalatedByHost') : t('says.escalatedByCleaner');
  return (
    <div className="grid content-start gap-4">
      <Words who={t('says.host')} about={t(`reasons.${dispute.reason}`)} text={dispute.text} tasks={tasks}>
        <Photos urls={dispute.photoUrls} label={t('photos.ofHost')} />
      </Words>
      {answer && (
        <Words
          who={t('says.cleaner')}
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
      {!answer && dispute.proposal && <Words who={t('says.cleaner')} text={t('says.silent')} />}
      {escalation?.text && <Words who={by} text={escalation.text} />}
      {resolution?.reason && <Words who={t('says.freshkey')} text={resolution.reason} />}
    </div>
  );
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
        <bdi>{text}</bdi>
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
  return <PhotoGrid label={label} photos={urls.map((src) => ({ id: src, src, alt: label }))} />;
}
