import { CalendarClock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { HostJob } from '#contract/jobs.ts';
import type { Property } from '#contract/properties.ts';
import { zonedToUtc } from '#contract/zoned-time.ts';
import { to } from '#web/paths.ts';
import { formatRange } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { Link } from '#web/ui/link.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { textLinkStyle } from '#web/ui/text-link-style.ts';
import { overlapping } from './overlapping.ts';
import type { PostingForm } from './posting-values.ts';

interface OverlapNoticeProps {
  form: PostingForm;
  property: Property | undefined;
  /** The host's jobs that are not over. */
  jobs: readonly HostJob[];
}

/** Another job at this property at that time: a warning, no refusal. */
export function OverlapNotice({ form, property, jobs }: OverlapNoticeProps) {
  const { t } = useTranslation('posting');
  const { language } = useLanguage();
  const [startTime, endTime] = form.watch(['startTime', 'endTime']);
  if (!property) return null;
  const wish = {
    propertyId: property.id,
    startTime: zonedToUtc(startTime, property.timeZone),
    endTime: zonedToUtc(endTime, property.timeZone),
  };
  const [other] = overlapping(jobs, wish);
  if (!other) return null;
  const when = formatRange(other.startTime, other.endTime, { language, timeZone: other.timeZone });
  return (
    <Notice tone="amber" icon={CalendarClock} title={t('overlap.title')} live>
      {t('overlap.text', { when })}{' '}
      <Link to={to('job', { id: other.id })} className={textLinkStyle}>
        {t('overlap.open')}
      </Link>
    </Notice>
  );
}
