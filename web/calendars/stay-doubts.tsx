import { useTranslation } from 'react-i18next';
import type { Overlap } from '#contract/stay-marks.ts';
import { nameOfStay } from './timeline/name-of-stay.ts';
import { useDay } from './use-day.ts';

type Overlaps = readonly Omit<Overlap, 'id'>[];

interface StayDoubtsProps {
  missing?: 'once' | 'kept' | null;
  overlaps: Overlaps;
}

/** What speaks against a stay: its feed has lost it, or others have the same nights. Nothing at all where nothing does. */
export function StayDoubts({ missing = null, overlaps }: StayDoubtsProps) {
  const { t } = useTranslation('calendars');
  return (
    <>
      {missing && (
        <p className="text-13 font-semibold text-apricot-ink">
          {t(missing === 'once' ? 'reason.goneOnce' : 'reason.goneKept')}
        </p>
      )}
      {overlaps.length > 0 && <SameNights overlaps={overlaps} />}
    </>
  );
}

/** More of them say nothing new. */
const most = 3;

function SameNights({ overlaps }: { overlaps: Overlaps }) {
  const { t } = useTranslation('calendars');
  const { t: timelineWords } = useTranslation('timeline');
  const day = useDay();
  return overlaps.slice(0, most).map((other) => (
    <p key={other.checkOutDate} className="text-13 text-apricot-ink">
      {t('decisions.overlaps', {
        who: nameOfStay(other, timelineWords),
        dates: t('dates', { from: day(other.checkInDate), until: day(other.checkOutDate) }),
      })}
    </p>
  ));
}
