import { useTranslation } from 'react-i18next';
import { to } from '#web/paths.ts';
import { PayoutSplit } from '#web/payments/payout-split.tsx';
import { useFee } from '#web/platform/use-fee.ts';
import { ChargeStatement } from '#web/posting/charge-statement.tsx';
import type { PostingForm } from '#web/posting/posting-values.ts';
import { Button } from '#web/ui/button.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Section } from '#web/ui/section.tsx';

interface PostJobSummaryProps {
  form: PostingForm;
  posting: boolean;
  onCancel: () => void;
}

/** Both sides' money, what posting agrees to, and the click; on a phone the buttons stay under the thumb. */
export function PostJobSummary({ form, posting, onCancel }: PostJobSummaryProps) {
  const { t } = useTranslation('posting');
  const [budget, repeat] = form.watch(['payoutCents', 'repeat']);
  const payout = Number.isSafeInteger(budget) ? budget : 0;
  const fee = useFee('hostCents');
  // nothing to post here and nothing to pay: the calendar does it, and its switch has saved itself
  if (repeat === 'afterStays')
    return (
      <LinkButton size="large" className="lg:self-start" to={to('hostDashboard')} onClick={onCancel}>
        {t('page.back')}
      </LinkButton>
    );
  return (
    <>
      <aside className="lg:sticky lg:top-[calc(var(--top-bar)+2.25rem)] lg:self-start">
        <Section title={t('page.money')} description={t('page.moneyText')}>
          <div className="grid gap-4">
            <PayoutSplit payoutCents={payout} viewer="host" />
            <ChargeStatement totalCents={payout + fee} />
            <Buttons posting={posting} onCancel={onCancel} className="hidden lg:grid" />
          </div>
        </Section>
      </aside>
      <div className="sticky bottom-0 z-10 -mx-gutter border-t border-line bg-paper px-gutter pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] lg:hidden">
        <Buttons posting={posting} onCancel={onCancel} className="flex flex-row-reverse *:grow" />
      </div>
    </>
  );
}

type ButtonsProps = Pick<PostJobSummaryProps, 'posting' | 'onCancel'> & { className: string };

function Buttons({ posting, onCancel, className }: ButtonsProps) {
  const { t } = useTranslation('posting');
  return (
    <div className={`${className} gap-2`}>
      <Button type="submit" form="post-job" variant="primary" size="large" loading={posting}>
        {t('page.submit')}
      </Button>
      <LinkButton size="large" to={to('hostDashboard')} onClick={onCancel}>
        {t('page.cancel')}
      </LinkButton>
    </div>
  );
}
