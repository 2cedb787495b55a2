import { CreditCard, Users } from 'lucide-react';
import { lazy, type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { HostJob } from '#contract/jobs.ts';
import { to } from '#web/paths.ts';
import { PayoutSplit } from '#web/payments/payout-split.tsx';
import { useFee } from '#web/platform/use-fee.ts';
import { ChargeStatement } from '#web/posting/charge-statement.tsx';
import { postedThen } from '#web/posting/posted-then.ts';
import type { PostingForm } from '#web/posting/posting-values.ts';
import { isSeries } from '#web/posting/repeats.ts';
import { Button } from '#web/ui/button.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Section } from '#web/ui/section.tsx';

// Most jobs come once.
const PostsSoMany = lazy(() => import('./posts-so-many.tsx').then((file) => ({ default: file.PostsSoMany })));

const SeriesAheadPart = lazy(() =>
  import('./series-ahead-part.tsx').then((file) => ({ default: file.SeriesAheadPart })),
);

interface PostJobSummaryProps {
  form: PostingForm;
  /** Of the property that is chosen. */
  timeZone: string;
  /** The host’s jobs that are not over. */
  jobs: readonly HostJob[];
  posting: boolean;
  /** What the form holds is posted already. */
  done?: boolean;
  onCancel: () => void;
}

/** Both sides' money, what posting agrees to, and the click; on a phone the buttons stay under the thumb. */
export function PostJobSummary({ form, timeZone, jobs, posting, done = false, onCancel }: PostJobSummaryProps) {
  const { t } = useTranslation('posting');
  const [propertyId, budget, repeat] = form.watch(['propertyId', 'payoutCents', 'repeat']);
  const [startTime, endTime] = form.watch(['startTime', 'endTime']);
  // of no amount there are no sums
  const isAmount = propertyId !== '' && Number.isSafeInteger(budget);
  const fee = useFee('hostCents');
  // nothing to post here and nothing to pay: the calendar does it, and its switch has saved itself
  if (done || repeat === 'afterStays')
    return (
      <LinkButton size="large" className="lg:self-start" to={to('hostDashboard')} onClick={onCancel}>
        {t('page.back')}
      </LinkButton>
    );
  const overlaps = postedThen(jobs, { id: propertyId, timeZone }, { startTime, endTime }) !== undefined;
  const one = t(overlaps ? 'overlap.anyway' : 'page.submit');
  const submit = isSeries(repeat) ? (
    <Suspense fallback={one}>
      <PostsSoMany {...{ form, timeZone, jobs, one }} />
    </Suspense>
  ) : (
    one
  );
  const buttons = { posting, onCancel, submit };
  return (
    <>
      <aside className="lg:sticky lg:top-[calc(var(--top-bar)+2.25rem)] lg:self-start">
        {/* what is usual is not yet what this one costs: each home has a price of its own */}
        <Section
          title={t('page.money')}
          description={isAmount || propertyId === '' ? t(`page.${descriptionOf(propertyId, repeat)}`) : undefined}
        >
          <div className="grid gap-4">
            {!isAmount ? (
              <HowItCosts />
            ) : (
              <>
                <PayoutSplit payoutCents={budget} viewer="host" />
                <ChargeStatement totalCents={budget + fee} />
                <Suspense>{isSeries(repeat) && <SeriesAheadPart {...{ form, timeZone, jobs }} />}</Suspense>
              </>
            )}
            <Buttons {...buttons} className="hidden lg:grid" />
          </div>
        </Section>
      </aside>
      <div className="sticky bottom-0 z-10 -mx-gutter border-t border-line bg-paper px-gutter pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] lg:hidden">
        <Buttons {...buttons} className="flex flex-row-reverse items-center *:first:grow" />
      </div>
    </>
  );
}

/** Before there is a sum: who names it, and when it is paid. */
function HowItCosts() {
  const { t } = useTranslation('posting');
  const lines = [
    { icon: Users, says: t('page.howBids') },
    { icon: CreditCard, says: t('page.howPay') },
  ];
  return (
    <ul className="grid gap-3 border-t border-line pt-3 text-13">
      {lines.map(({ icon: Icon, says }) => (
        <li key={says} className="grid grid-cols-[auto_minmax(0,1fr)] gap-2.5">
          <Icon aria-hidden size={16} strokeWidth={1.75} className="mt-0.5 text-ink-soft" />
          {says}
        </li>
      ))}
    </ul>
  );
}

function descriptionOf(propertyId: string, repeat: string | undefined): 'moneyLater' | 'moneyEach' | 'moneyText' {
  if (propertyId === '') return 'moneyLater';
  return repeat ? 'moneyEach' : 'moneyText';
}

type ButtonsProps = Pick<PostJobSummaryProps, 'posting' | 'onCancel'> & { submit: ReactNode; className: string };

function Buttons({ posting, onCancel, submit, className }: ButtonsProps) {
  const { t } = useTranslation('posting');
  return (
    <div className={`${className} gap-2`}>
      <Button type="submit" form="post-job" variant="primary" size="large" loading={posting}>
        {submit}
      </Button>
      <LinkButton variant="quiet" to={to('hostDashboard')} onClick={onCancel}>
        {t('page.cancel')}
      </LinkButton>
    </div>
  );
}
