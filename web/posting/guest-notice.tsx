import { BedDouble } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Property } from '#contract/properties.ts';
import { formatDateTime } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { TextButton } from '#web/ui/text-button.tsx';
import { guestsThen } from './guests-then.ts';
import type { PostingForm } from './posting-values.ts';
import { useStaysThen } from './use-stays-then.ts';

interface GuestNoticeProps {
  form: PostingForm;
  property: Property;
  /** Takes another start into the form, as if it had been typed. */
  onStart: (local: string) => void;
}

/** A guest is in the home at that time: said before posting, with the check-out to start at; a warning, no refusal. */
export function GuestNotice({ form, property, onStart }: GuestNoticeProps) {
  const { t } = useTranslation('guestsThen');
  const { language } = useLanguage();
  const [startTime, endTime] = form.watch(['startTime', 'endTime']);
  const stays = useStaysThen({ propertyId: property.id, startTime, endTime });
  const guests = guestsThen(stays, property, { startTime, endTime });
  if (!guests) return null;
  const say = (instant: string) => formatDateTime(instant, { language, timeZone: property.timeZone });
  if (guests.kind === 'arriving')
    return (
      <Notice tone="amber" icon={BedDouble} title={t('arriving', { when: say(guests.at) })} live>
        {t('arrivingText')}
      </Notice>
    );
  const { until, untilLocal } = guests;
  return (
    <Notice
      tone="amber"
      icon={BedDouble}
      title={t('staying', { when: say(until) })}
      live
      action={<TextButton onClick={() => onStart(untilLocal)}>{t('startThen')}</TextButton>}
    >
      {t('stayingText')}
    </Notice>
  );
}
