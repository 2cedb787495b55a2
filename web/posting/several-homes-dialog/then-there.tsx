import { CalendarClock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { HostJob } from '#contract/jobs.ts';
import type { Property } from '#contract/properties.ts';
import { to } from '#web/paths.ts';
import { formatDateTime, formatRange } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { type GuestsThen, guestsThen } from '../guests-then.ts';
import { postedThen } from '../posted-then.ts';
import type { PostingForm } from '../posting-values.ts';
import { isUnheard } from '../unheard.ts';
import { useLiveJobs } from '../use-live-jobs.ts';
import { useStaysThen } from '../use-stays-then.ts';
import type { Outcome } from './use-post-several.ts';

/** What is in a home at the time that the form holds. */
export interface There {
  home: Property;
  posted: HostJob | undefined;
  guests: GuestsThen | null;
}

/** Of these homes those where another cleaning or a guest is at that time. */
export function useThenThere(
  form: PostingForm,
  homes: readonly Property[],
  outcomes: ReadonlyMap<string, Outcome>,
): readonly There[] {
  const { startTime, endTime } = form.getValues();
  const wish = { startTime, endTime };
  const stays = useStaysThen(wish);
  const jobs = useLiveJobs();
  return homes
    .map((home) => ({
      home,
      // what is there by then may be the very job whose answer was lost
      posted: isLost(outcomes.get(home.id)) ? undefined : postedThen(jobs, home, wish),
      guests: guestsThen(stays, home, wish),
    }))
    .filter(({ posted, guests }) => posted || guests);
}

const isLost = (outcome: Outcome | undefined): boolean =>
  outcome !== undefined && 'error' in outcome && isUnheard(outcome.error);

/** Said in the row of the home itself: a warning, no refusal. */
export function ThenThere({ there: { home, posted, guests } }: { there: There }) {
  return (
    <div className="flex items-start gap-2 pb-2 text-amber-ink">
      <CalendarClock aria-hidden size={16} strokeWidth={1.75} className="mt-0.5 shrink-0" />
      <div className="min-w-0">
        {posted && <Posted job={posted} />}
        {guests && <Guests guests={guests} timeZone={home.timeZone} />}
      </div>
    </div>
  );
}

function Posted({ job }: { job: HostJob }) {
  const { t } = useTranslation('posting');
  const { language } = useLanguage();
  const when = formatRange(job.startTime, job.endTime, { language, timeZone: job.timeZone });
  return (
    <p>
      {t('overlap.title', { when })} <TextLink to={to('job', { id: job.id })}>{t('overlap.open')}</TextLink>
    </p>
  );
}

function Guests({ guests, timeZone }: { guests: GuestsThen; timeZone: string }) {
  const { t } = useTranslation('guestsThen');
  const { language } = useLanguage();
  const when = formatDateTime(guests.kind === 'staying' ? guests.until : guests.at, { language, timeZone });
  return <p>{t(guests.kind, { when })}</p>;
}
