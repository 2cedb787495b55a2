import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { countBroadcast, sendBroadcast } from '#contract/broadcast-calls.ts';
import type { BroadcastDraft } from '#contract/broadcasts.ts';
import { ApiError, isRefusal } from '#web/platform/api-error.ts';
import { formatNumber } from '#web/platform/format.ts';
import { idempotencyKey } from '#web/platform/idempotency-key.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { ReadFailed } from '#web/platform/read-failed.tsx';
import { reasonAlone } from '#web/platform/use-failure.ts';
import { useRead } from '#web/platform/use-read.ts';
import { useWrite } from '#web/platform/use-write.ts';
import { Field } from '#web/ui/field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { showToast } from '#web/ui/toast.tsx';
import { ReasonDialog } from './reason-dialog.tsx';

interface BroadcastConfirmProps {
  draft: BroadcastDraft;
  onBack: () => void;
  onSent: () => void;
}

/** How many a mail goes to, whose number is typed to send it, and why. */
export function BroadcastConfirm({ draft, onBack, onSent }: BroadcastConfirmProps) {
  const { t } = useTranslation(['broadcasts', 'common']);
  const { audience, subject, text } = draft;
  const city = draft.city.trim() || undefined;
  const count = useRead(countBroadcast, { query: { audience, city } });
  const people = count.data?.people;
  const [typed, setTyped] = useState('');
  const [shown, setShown] = useState(false);
  const isRight = people !== undefined && people > 0 && typed.trim() === String(people);
  const { send, key, changed } = useSend(onSent);
  return (
    <ReasonDialog
      title={t('confirmTitle')}
      text={t('confirmText')}
      confirm={people === 0 ? null : t('send')}
      words={{ keep: t('common:back'), reason: t('reason') }}
      ready={isRight}
      sending={send.isPending}
      onClose={onBack}
      onRefused={() => setShown(true)}
      onConfirm={(reason) => {
        if (isRight)
          send.mutate({ body: { audience, city, subject, text, people, reason }, idempotencyKey: key.current });
      }}
    >
      <BroadcastPreview subject={subject} text={text} />
      {count.error && !count.data && <ReadFailed title={t('countFailed')} read={count} />}
      {!count.data && !count.error && <SkeletonRows rows={2} />}
      {count.data && <Reach {...count.data} audience={audience} />}
      {changed && <Notice tone="amber" title={t('changed')} />}
      {people !== undefined && people > 0 && (
        <Field label={t('type', { number: people })} error={shown && !isRight ? t('wrongNumber') : null} required>
          <TextInput
            ref={beginHere}
            inputMode="numeric"
            autoComplete="off"
            maxLength={12}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        </Field>
      )}
    </ReasonDialog>
  );
}

/** It is known only once all are counted, and comes first: unless somebody writes the reason already, typing begins in it. */
function beginHere(field: HTMLInputElement | null) {
  const now = document.activeElement;
  if (!(now instanceof HTMLInputElement && now.value)) field?.focus();
}

interface ReachProps extends Pick<BroadcastDraft, 'audience'> {
  people: number;
  unsubscribed: number;
  /** Null for everywhere. */
  city: string | null;
}

/** To whom, and how many those are. */
function Reach({ people, unsubscribed, audience, city }: ReachProps) {
  const { t } = useTranslation('broadcasts');
  const { language } = useLanguage();
  if (people === 0) return <Notice tone="amber" title={t('nobody')} />;
  return (
    <p className="text-14">
      <span className="block">
        {t(`audiences.${audience}`)}
        {city && (
          <>
            {' · '}
            <bdi>{city}</bdi>
          </>
        )}
      </span>
      <span className="block font-semibold">{t('goesTo', { shown: formatNumber(people, language) })}</span>
      {unsubscribed > 0 && (
        <span className="block text-ink-soft">{t('leftOut', { shown: formatNumber(unsubscribed, language) })}</span>
      )}
    </p>
  );
}

/** The mail as it was written, without the line that ends such mails. */
const BroadcastPreview = ({ subject, text }: { subject: string; text: string }) => (
  <div className="max-h-60 overflow-y-auto rounded-control border border-line bg-sunken p-4 text-14">
    <bdi className="block font-semibold">{subject}</bdi>
    <p dir="auto" className="mt-2 wrap-anywhere whitespace-pre-line">
      {text}
    </p>
  </div>
);

function useSend(onSent: () => void) {
  const { t } = useTranslation('broadcasts');
  const [changed, setChanged] = useState(false);
  const key = useRef(idempotencyKey());
  const send = useWrite(sendBroadcast, {
    onSuccess: () => {
      showToast({ title: t('started'), tone: 'success' });
      onSent();
    },
    failed: (failure) => (isRefusal(failure.error, 'stale') ? null : reasonAlone(failure)),
    onError: ({ error }) => {
      // The server has answered: the next try is another wish. Without an answer it may be on its way to everybody already.
      if (error instanceof ApiError && error.status < 500) key.current = idempotencyKey();
      setChanged(isRefusal(error, 'stale'));
    },
  });
  return { send, key, changed };
}
