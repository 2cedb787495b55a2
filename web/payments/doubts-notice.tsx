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

interface DoubtsNoticeProps {
  job: Pick<JobDetail, 'id' | 'doubts' | 'settlesAt' | 'timeZone'>;
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
  if (doubts.length === 0) return null;
  return (
    <Notice tone={whomItWaitsFor() === null ? 'apricot' : 'neutral'} icon={SearchCheck} title={t('doubts.title')}>
      <ul className="my-1 grid list-disc gap-1 ps-5">
        {doubts.map((doubt) => (
          <li key={doubt}>
            {t(`doubts.${doubt}`)}{' '}
            {linked && (
              <a href={`#${doubtPlace[doubt]}`} className={textLinkStyle}>
                {t(`doubts.${doubtPlace[doubt]}`)}
              </a>
            )}
            {onFollow && (
              <Link
                to={`${to('job', { id: job.id })}#${doubtPlace[doubt]}`}
                className={textLinkStyle}
                onClick={onFollow}
              >
                {t(`doubts.${doubtPlace[doubt]}`)}
              </Link>
            )}
          </li>
        ))}
      </ul>
      {settlesAt && t('doubts.text', { when: formatDateTime(settlesAt, { language, timeZone }) })}
    </Notice>
  );
}
