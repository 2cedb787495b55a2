import { SearchCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { JobDetail } from '#contract/jobs.ts';
import { to } from '#web/paths.ts';
import { formatDateTime } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { whomItWaitsFor } from '#web/platform/whom-it-waits-for.ts';
import { Link } from '#web/ui/link.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { textLinkStyle } from '#web/ui/text-link-style.ts';
import { doubtPlace } from './doubt-place.ts';
import { hasPhotoRemarks, type Photographed, PhotoRemarks } from './photo-remarks.tsx';

interface DoubtsNoticeProps {
  job: Pick<JobDetail, 'id' | 'doubts' | 'settlesAt' | 'timeZone'> & Photographed;
  /** On the job's page, where what is doubted can be looked at. */
  linked?: boolean;
  /** Leads there from elsewhere; told when it is followed. */
  onFollow?: () => void;
}

/** What the host should look at before paying, and how long the card waits for their word. */
export function DoubtsNotice({ job, linked = false, onFollow }: DoubtsNoticeProps) {
  const { doubts, settlesAt, timeZone } = job;
  const { t } = useTranslation('payments');
  const { language } = useLanguage();
  if (doubts.length === 0 && !hasPhotoRemarks(job)) return null;
  const wayTo = (place: 'checklist' | 'photos') => <WayTo {...{ jobId: job.id, place, linked, onFollow }} />;
  return (
    <Notice tone={whomItWaitsFor() === null ? 'apricot' : 'neutral'} icon={SearchCheck} title={t('doubts.title')}>
      <ul className="my-1 grid list-disc gap-1 ps-5">
        {doubts.map((doubt) => (
          <li key={doubt}>
            {t(`doubts.${doubt}`)} {wayTo(doubtPlace[doubt])}
          </li>
        ))}
        <PhotoRemarks job={job} way={wayTo('photos')} />
      </ul>
      {/* a photo that was there before does not make the card wait */}
      {doubts.length > 0 && settlesAt && t('doubts.text', { when: formatDateTime(settlesAt, { language, timeZone }) })}
    </Notice>
  );
}

type WayToProps = Pick<DoubtsNoticeProps, 'onFollow'> & {
  jobId: string;
  place: 'checklist' | 'photos';
  linked: boolean;
};

/** On the page itself or to it; none where there is neither. */
function WayTo({ jobId, place, linked, onFollow }: WayToProps) {
  const { t } = useTranslation('payments');
  const words = t(`doubts.${place}`);
  if (linked)
    return (
      <a href={`#${place}`} className={textLinkStyle}>
        {words}
      </a>
    );
  return (
    onFollow && (
      <Link to={`${to('job', { id: jobId })}#${place}`} className={textLinkStyle} onClick={onFollow}>
        {words}
      </Link>
    )
  );
}
