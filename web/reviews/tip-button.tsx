import { HandCoins } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Cents, toCents } from '#contract/money.ts';
import { formatMoney } from '#web/platform/format.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { TipChoice } from './tip-choice.tsx';
import type { BankQuestion, Tip } from './use-tip.ts';

/** The provider's own way of asking, with what follows the answer. */
export type AskBank = (
  question: BankQuestion & { onApproved: () => void; onDeclined: (message: string) => void },
) => ReactNode;

/** The host's saved cards, with a new one added on the spot; null stands for the default one. */
export type ChooseCard = (choice: {
  value: string | null;
  onValueChange: (id: string) => void;
  adding: boolean;
  onAdding: (adding: boolean) => void;
  disabled: boolean;
}) => ReactNode;

interface TipButtonProps {
  tip: Tip;
  name: string;
  /** One has been paid already. */
  again: boolean;
  /** Both sides' money of a tip. */
  split: (cents: Cents) => ReactNode;
  askBank: AskBank;
  chooseCard: ChooseCard;
}

/** A tip after the review, or a second one; a bank that wants to hear from the card's owner asks in the same dialog. */
export function TipButton(props: TipButtonProps) {
  const { tip, name, again } = props;
  const { t } = useTranslation('reviews');
  return (
    <>
      <Button icon={HandCoins} className="justify-self-start" onClick={() => tip.show(true)}>
        {t(again ? 'tip.again' : 'tip.button', { name })}
      </Button>
      {tip.open && <TipDialog {...props} />}
    </>
  );
}

function TipDialog({ tip, name, split, askBank, chooseCard }: TipButtonProps) {
  const { t } = useTranslation('reviews');
  const [{ cents, fault }, setTyped] = useState<{ cents: number; fault: string | null }>({ cents: 0, fault: null });
  const [card, setCard] = useState<string | null>(null);
  const [adding, setAdding] = useState(false);
  const valid = Number.isSafeInteger(cents) && cents > 0;
  const { asked } = tip;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !tip.giving && tip.show(false)}
      title={asked ? t('tip.bankAsks') : t('tip.button', { name })}
      description={t('tip.help')}
      footer={
        !asked && (
          <>
            <Button disabled={tip.giving} onClick={() => (adding ? setAdding(false) : tip.show(false))}>
              {t('tip.cancel')}
            </Button>
            {!adding && (
              <Button variant="primary" disabled={!valid} loading={tip.giving} onClick={() => tip.give(cents, card)}>
                {valid ? t('tip.give', { amount: formatMoney(cents) }) : t('tip.choose')}
              </Button>
            )}
          </>
        )
      }
    >
      <div className="grid gap-5">
        {tip.message && (
          <Notice tone="red" title={t('toasts.paymentFailed')} live>
            {tip.message}
          </Notice>
        )}
        {asked && split(toCents(asked.amountCents))}
        {asked && askBank({ ...asked, onApproved: () => void tip.approved(), onDeclined: tip.declined })}
        {/* It stays while the bank asks: after a denial the amount is still the one that was typed. */}
        <div hidden={asked !== null}>
          <TipChoice onCents={(typed, wrong) => setTyped({ cents: typed, fault: wrong })} />
          {fault && <p className="mt-2 text-13 text-ink-soft">{fault}</p>}
        </div>
        {!asked && valid && split(toCents(cents))}
        {!asked &&
          (tip.message || card) &&
          chooseCard({ value: card, onValueChange: setCard, adding, onAdding: setAdding, disabled: tip.giving })}
      </div>
    </Dialog>
  );
}
