import { useTranslation } from 'react-i18next';
import { formatTime } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { PhotoTile } from '#web/ui/photo-tile.tsx';
import { WeekStrip } from '#web/ui/week-strip.tsx';
import bed from '../pictures/bed.svg';
import { BidCard } from './bid-card.tsx';
import { carriageLoft, exampleZone, hoursLater } from './example-week.ts';
import { useExampleStrip } from './use-example-strip.ts';

/** A picture of the product made of its own pieces: the week, the bids for a gap in it, a photo that has come in. */
export function ProductPicture() {
  const { t } = useTranslation('landing');
  const strip = useExampleStrip();
  return (
    <div className="relative lg:min-h-188 lg:ps-5 lg:pt-81 lg:pb-9">
      <p className="sr-only">{t('picture.label')}</p>
      <div aria-hidden>
        <div className="lg:absolute lg:start-0 lg:top-5 lg:w-225 lg:rounded-ss-card lg:border lg:border-e-0 lg:border-line lg:bg-paper lg:ps-5 lg:pt-4">
          <WeekStrip label={t('picture.label')} days={strip.days} rows={strip.rows} now={0.57} />
        </div>
        <div className="relative max-lg:mt-4 lg:z-2 lg:w-106">
          <BidCard />
        </div>
        <Snapshot />
      </div>
    </div>
  );
}

function Snapshot() {
  const { t } = useTranslation('landing');
  const { language } = useLanguage();
  const time = formatTime(hoursLater(5.87), { language, timeZone: exampleZone });
  return (
    <div className="absolute start-118 top-88 hidden w-80 lg:block">
      <PhotoTile photo={{ id: 'bed', src: bed, alt: '' }} className="rounded-card" />
      <p className="mt-2 max-w-48 text-13 text-ink-soft tabular-nums">
        {t('picture.photo', { place: carriageLoft, time })}
      </p>
    </div>
  );
}
