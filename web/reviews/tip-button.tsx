import { HandCoins } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { tipCleaner } from '#contract/calls.ts';
import { type Cents, toCents } from '#contract/money.ts';
import { formatMoney } from '#web/platform/format.ts';
import { idempotencyKey } from '#web/platform/idempotency-key.ts';
import { useWrite } from '#web/platform/use-write.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { showToast } from '#web/ui/toast.tsx';
import { TipChoice } from './tip-choice.tsx';

interface TipButtonProps {
  jobId: string;
  name: string;
  /** Both sides' money of a tip. */
  split: (cents: Cents) => ReactNode;
}

/** A tip after the review, or a second one. */
export function TipButton({ jobId, name, split }: TipButtonProps) {
  const { t } = useTranslation('reviews');
  const [open, setOpen] = useState(false);
  const [cents, setCents] = useState(0);
  const tip = useTip(() => setOpen(false));
  const valid = Number.isSafeInteger(cents) && cents > 0;
  return (
    <>
      <Button icon={HandCoins} className="justify-self-start" onClick={() => setOpen(true)}>
        {t('tip.button', { name })}
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title={t('tip.button', { name })}
        description={t('tip.help')}
        footer={
          <>
            <Button onClick={() => setOpen(false)}>{t('tip.cancel')}</Button>
            <Button variant="primary" disabled={!valid} loading={tip.isPending} onClick={() => tip.give(jobId, cents)}>
              {valid ? t('tip.give', { amount: formatMoney(cents) }) : t('tip.choose')}
            </Button>
          </>
        }
      >
        <div className="grid gap-5">
          <TipChoice onCents={setCents} />
          {valid && split(toCents(cents))}
        </div>
      </Dialog>
    </>
  );
}

/** One press is one tip: the key changes only when an answer has come. */
function useTip(onDone: () => void) {
  const { t } = useTranslation('reviews');
  const key = useRef(idempotencyKey());
  const tip = useWrite(tipCleaner, {
    onSuccess: ({ status, amountCents }) => {
      key.current = idempotencyKey();
      const paid = status === 'succeeded' || status === 'pending';
      const description = paid ? t('tip.givenText', { amount: formatMoney(amountCents) }) : t('toasts.tipFailed');
      showToast({
        title: paid ? t('tip.given') : t('toasts.paymentFailed'),
        description,
        tone: paid ? 'success' : 'danger',
      });
      if (paid) onDone();
    },
    failed: t('toasts.paymentFailed'),
    onError: () => {
      key.current = idempotencyKey();
    },
  });
  const give = (id: string, tipCents: number) =>
    tip.mutate({ params: { id }, body: { tipCents }, idempotencyKey: key.current });
  return { isPending: tip.isPending, give };
}
