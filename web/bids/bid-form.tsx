import { cx } from 'class-variance-authority';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Bid } from '#contract/bids.ts';
import { type Cents, toCents } from '#contract/money.ts';
import { keptOf } from '#web/platform/changed-in.ts';
import { useContractForm } from '#web/platform/contract-form.ts';
import { useKeepWhenLeft, useWaitsTyped } from '#web/platform/kept-typing.ts';
import { onlyByButton } from '#web/platform/only-by-button.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { ThumbFoot } from '#web/ui/thumb-foot.tsx';
import { AmountField, isBid } from './amount-field.tsx';
import { BidArrived, StillSent } from './bid-arrived.tsx';
import type { BidValues } from './bid-values.ts';
import { CheckNeeded } from './check-needed.tsx';
import { JobGone } from './job-gone.tsx';
import { useSendBid } from './use-send-bid.ts';

const schema = () => import('#contract/bids.ts').then(({ placeBid }) => placeBid.body);

export interface BidFormProps {
  jobId: string;
  /** A pending bid that is being changed; a new one is placed without it. */
  bid?: Bid;
  /** What the fields hold at first, where there is no bid yet. */
  initial?: Partial<BidValues>;
  /** Both sides' money at an amount; shown as soon as the amount is one. */
  split: (amount: Cents) => ReactNode;
  /** What one weighs a price by, where the page does not say it above the form. */
  weigh?: ReactNode;
  /** How many hours such a job takes, once that is known: filled in where no hours were typed. */
  usualHours?: number | undefined;
  /** The server would refuse it: the cleaner has another job then. */
  noTime?: boolean;
  /** The job is open no more: what was typed stays to be read. */
  gone?: boolean;
  /** How often the reader has asked for it by a press: each time it comes into view, the price ready to be typed over. */
  asked?: number;
  /** It opened by itself with what was typed before the page was left. */
  kept?: boolean;
  /** What its buttons reach the edges of. */
  within?: 'card' | 'page';
  onDone?: () => void;
  onCancel?: () => void;
}

/** Amount, message, hours. What was typed stays after a refusal. */
export function BidForm(props: BidFormProps) {
  const { jobId, bid, initial, split, weigh, noTime = false, gone: isOver = false, asked = 0 } = props;
  const { kept = false, within = 'page', onDone, onCancel } = props;
  const { form, isResumed, settle } = useBidDraft(jobId, bid ?? initial);
  useUsualHours(form, bid || isResumed ? undefined : props.usualHours);
  const { send, sending, checkNeeded, gone, arrived, unread, changes } = useSendBid({
    ...{ jobId, bid, form, isOver },
    onDone: () => {
      settle();
      onDone?.();
    },
  });
  const amount = form.watch('amountCents');
  const [lastBid, setLastBid] = useState<Cents | null>(null);
  const brings = isBid(amount) ? toCents(amount) : lastBid;
  if (brings !== lastBid) setLastBid(brings);
  const place = useCallTo(asked, form);
  const leave = () => {
    settle();
    onCancel?.();
  };
  return (
    <form
      ref={place}
      noValidate
      data-bid-form
      className="grid scroll-mt-12 scroll-mb-20 gap-4"
      onSubmit={form.handleSubmit(send)}
      onKeyDown={onlyByButton}
    >
      {kept && bid && !gone && <StillSent bid={bid} />}
      {(arrived || unread) && <BidArrived bid={arrived} jobId={jobId} />}
      {checkNeeded && <CheckNeeded />}
      <AmountField form={form} />
      {/* its place stays while an amount is typed that is none */}
      {brings !== null && <div className={isBid(amount) ? 'contents' : 'invisible contents'}>{split(brings)}</div>}
      {weigh}
      <HoursField form={form} />
      <MessageField form={form} />
      <Deeds
        onCancel={onCancel && leave}
        gone={gone}
        send={gone || unread ? null : noTime ? 'noTime' : changes ? 'save' : 'submit'}
        sending={sending}
        within={within}
      />
    </form>
  );
}

/** In a wide window, too: it comes while one types. */
const inSight = { card: 'sticky bottom-0 z-15 bg-surface py-3', page: 'sticky bottom-0 z-15 bg-paper py-3' };

interface DeedsProps {
  onCancel: (() => void) | undefined;
  /** Said where the button was that sent it, so that nothing one is typing in moves. */
  gone: boolean;
  /** Null where there is nothing to send any more. */
  send: 'noTime' | 'save' | 'submit' | null;
  sending: boolean;
  within: 'card' | 'page';
}

function Deeds({ onCancel, gone, send, sending, within }: DeedsProps) {
  const { t } = useTranslation('bids');
  if (!onCancel && !gone && !send) return null;
  return (
    <ThumbFoot
      within={within}
      className={cx('flex gap-2 *:grow', gone ? cx('flex-wrap', inSight[within]) : 'flex-wrap-reverse')}
    >
      {gone && <JobGone />}
      {onCancel && (
        <Button size="large" onClick={onCancel}>
          {t('form.cancel')}
        </Button>
      )}
      {send && (
        <Button type="submit" variant="primary" size="large" loading={sending} disabled={send === 'noTime'}>
          {t(`form.${send}`)}
        </Button>
      )}
    </ThumbFoot>
  );
}

/** What is typed outlives a reload and a look at other pages, until it is sent or given up. */
function useBidDraft(jobId: string, initial: Partial<BidValues> | undefined) {
  const keepAs = `bid:${jobId}`;
  const waits = useWaitsTyped();
  const [isResumed] = useState(() => waits(keepAs));
  const defaultValues = valuesOf(initial);
  const form = useContractForm<BidValues>(schema, { defaultValues, keepAs });
  const read = () => keptOf(form.getValues(), defaultValues);
  const settle = useKeepWhenLeft(keepAs, read, form.formState.isDirty || isResumed);
  return { form, isResumed, settle };
}

/** Fills in the hours as soon as they are known; what somebody has typed meanwhile stays. */
function useUsualHours({ getValues, resetField }: UseFormReturn<BidValues>, usualHours: number | undefined) {
  useEffect(() => {
    if (usualHours === undefined || getValues('estimatedHours') !== null) return;
    resetField('estimatedHours', { defaultValue: usualHours });
  }, [usualHours, getValues, resetField]);
}

function useCallTo(asked: number, { setFocus }: UseFormReturn<BidValues>) {
  const place = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (asked === 0) return;
    if (place.current && !isWhollyInSight(place.current)) place.current.scrollIntoView({ block: 'start' });
    setFocus('amountCents', { shouldSelect: true });
  }, [asked, setFocus]);
  return place;
}

/** A form that is longer than the window counts as near for the browser as soon as its first line peeps in. */
function isWhollyInSight(place: HTMLElement): boolean {
  const { top, bottom } = place.getBoundingClientRect();
  return top >= 0 && bottom <= window.innerHeight;
}

type FieldProps = { form: UseFormReturn<BidValues> };

function HoursField({ form }: FieldProps) {
  const { t } = useTranslation('bids');
  const { error } = form.getFieldState('estimatedHours', form.formState);
  return (
    <Field label={t('form.hours')} help={t('form.hoursHelp')} error={error?.message} optional>
      <TextInput
        type="number"
        inputMode="decimal"
        min={1}
        max={12}
        step={0.25}
        suffix={t('form.hoursUnit')}
        {...form.register('estimatedHours', { setValueAs: hoursOf })}
      />
    </Field>
  );
}

function MessageField({ form }: FieldProps) {
  const { t } = useTranslation('bids');
  const counter = useId();
  const { error } = form.getFieldState('message', form.formState);
  const length = form.watch('message')?.length ?? 0;
  return (
    <Field
      label={t('form.message')}
      help={t('form.messageHelp')}
      // it may be left empty, which its own words do not say
      error={error && (length < 10 ? t('form.messageShort') : error.message)}
      aside={
        <span id={counter} className="text-12 text-ink-faint tabular-nums">
          {t('form.counter', { length, limit: 500 })}
        </span>
      }
      optional
    >
      <TextArea rows={3} maxLength={500} {...form.register('message', { setValueAs: emptyIsNull })} />
    </Field>
  );
}

/** An untouched amount stays undefined: an empty field says "required" and not "too little". */
function valuesOf({ amountCents, message, estimatedHours }: Partial<BidValues> = {}) {
  return { amountCents, message: message ?? null, estimatedHours: estimatedHours ?? null };
}

const hoursOf = (typed: string | number | null) => (typed === '' || typed === null ? null : Number(typed));
const emptyIsNull = (typed: string | null) => (typed === '' ? null : typed);
