import { type ReactNode, type SyntheticEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SentBodyOf } from '#contract/endpoint.ts';
import { type Cents, toCents } from '#contract/money.ts';
import type { writeReview } from '#contract/reviews.ts';
import { formatMoney } from '#web/platform/format.ts';
import { useKeepTyping, useTakenTyping } from '#web/platform/kept-typing.ts';
import { onlyByButton } from '#web/platform/only-by-button.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { showToast } from '#web/ui/toast.tsx';
import { ReviewFields, type WrittenValues, writtenBody } from './review-fields.tsx';
import { TipChoice } from './tip-choice.tsx';
import { type FieldFaults, useWriteReview } from './use-write-review.ts';

type ReviewValues = SentBodyOf<typeof writeReview>;

interface ReviewFormProps {
  jobId: string;
  /** Who is reviewed. */
  targetId: string;
  /** A host rates the quality of the work and may tip. */
  asHost: boolean;
  /** Both sides' money of a tip. */
  tipSplit: (cents: Cents) => ReactNode;
  /** Which card pays it. */
  paidFrom?: ReactNode;
  /** The review is written, and the bank wants to hear from the card's owner before it pays the tip. */
  onTipAsks: (cents: Cents) => void;
  /** Gives the tip alone, before any review; left out where that may not be. */
  onTipAlone?: ((cents: Cents) => void) | undefined;
  giving?: boolean;
  /** How many were given from here: one that is given is no longer chosen. */
  tips?: number;
}

/**
 * Stars, words and, for a host, a tip. The overall rating is the only thing that must be given; there is so little to
 * check that the server does it alone, and the page of a paid job comes without what other forms need.
 */
export function ReviewForm(props: ReviewFormProps) {
  const { jobId, targetId, asHost, tipSplit, paidFrom, onTipAsks, tips = 0 } = props;
  const { t } = useTranslation('reviews');
  const kept = useTakenTyping<WrittenValues>(`review:${jobId}`);
  const [values, setValues] = useState<ReviewValues>({
    ...{ overallStars: 0, comment: '', ...kept },
    ...{ jobId, targetId, tipCents: 0 },
  });
  useKeepTyping(`review:${jobId}`, () => writtenBody(values), values.overallStars > 0 || values.comment !== '');
  const [faults, setFaults] = useState<FieldFaults>({});
  const [tipFault, setTipFault] = useState<string | null>(null);
  const tipField = useRef<HTMLInputElement>(null);
  const write = useWriteReview({ onFaults: setFaults, onTipAsks });
  const change = (part: Partial<ReviewValues>) => setValues((known) => ({ ...known, ...part }));
  useOnceMore(tips, () => change({ tipCents: 0 }));
  const tip = values.tipCents ?? 0;
  function chooseTip(tipCents: number, fault: string | null) {
    change({ tipCents });
    setTipFault(fault);
    // what was held against the last amount is not true of this one
    setFaults(({ tipCents: _, ...others }) => others);
  }
  function send(event: SyntheticEvent) {
    event.preventDefault();
    if (values.overallStars === 0) return askForStars();
    if (tipFault !== null) {
      setFaults({ tipCents: tipFault });
      return tipField.current?.focus();
    }
    setFaults({});
    write.mutate({ body: { jobId, targetId, ...writtenBody(values), tipCents: tip } });
  }
  const askForStars = () =>
    showToast({ title: t('toasts.required'), description: t('toasts.requiredText'), tone: 'danger' });
  return (
    <form noValidate className="grid max-w-xl gap-5" onSubmit={send} onKeyDown={onlyByButton}>
      <ReviewFields values={values} change={change} faults={faults} asHost={asHost} />
      {asHost && (
        <Field label={t('tip.label')} help={t('tip.help')} error={faults.tipCents} group optional>
          <TipChoice key={tips} onCents={chooseTip} field={tipField} />
        </Field>
      )}
      {tip > 0 && tipSplit(toCents(tip))}
      {tip > 0 && paidFrom}
      <Button
        type="submit"
        variant="primary"
        size="large"
        disabled={values.overallStars === 0}
        loading={write.isPending}
      >
        {tip > 0 ? t('form.submitTip', { amount: formatMoney(tip) }) : t('form.submit')}
      </Button>
      {tip > 0 && values.overallStars === 0 && <TipAlone {...props} cents={toCents(tip)} />}
    </form>
  );
}

/** Once another has been given: it is drawn with the count, so that the two never differ on the screen. */
function useOnceMore(count: number, then: () => void) {
  const [known, setKnown] = useState(count);
  if (known === count) return;
  setKnown(count);
  then();
}

/** What a review waits for, and the tip without it. */
function TipAlone({ cents, onTipAlone, giving = false }: ReviewFormProps & { cents: Cents }) {
  const { t } = useTranslation('reviews');
  return (
    <div className="grid justify-items-start gap-3">
      <p className="text-13 text-ink-soft">{t('form.starsFirst')}</p>
      {onTipAlone && (
        <Button loading={giving} onClick={() => onTipAlone(cents)}>
          {t('tip.give', { amount: formatMoney(cents) })}
        </Button>
      )}
    </div>
  );
}
