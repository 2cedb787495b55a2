import { Clock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '#web/platform/error-text.ts';
import { plainDirection } from '#web/platform/plain-direction.ts';
import { TextButton } from '#web/ui/text-button.tsx';
import type { Outgoing } from './outbox.ts';

interface OutgoingViewProps {
  outgoing: Outgoing;
  onRetry: () => void;
  onRemove: () => void;
}

/** A message that has not arrived: on its way, waiting for a connection, or refused. */
export function OutgoingView(props: OutgoingViewProps) {
  const { t } = useTranslation('messages');
  const { text, photoUrls } = props.outgoing;
  return (
    <article className="grid max-w-[85%] gap-1 justify-self-end">
      <p
        dir="auto"
        className="rounded-card border border-dashed border-line-strong px-3.5 py-2 text-16 whitespace-pre-wrap wrap-anywhere text-ink-soft"
      >
        {text === '' ? t('photos', { count: photoUrls.length }) : plainDirection(text)}
      </p>
      <State {...props} />
    </article>
  );
}

function State({ outgoing: { state, error }, onRetry, onRemove }: OutgoingViewProps) {
  const { t } = useTranslation('messages');
  const errorText = useErrorText();
  if (state === 'sending') return <p className="text-end text-12 text-ink-soft">{t('state.sending')}</p>;
  const remove = <TextButton onClick={onRemove}>{t('state.remove')}</TextButton>;
  if (state === 'waiting')
    return (
      <div role="status" className="flex flex-wrap items-center justify-end gap-x-3 text-12 text-ink-soft">
        <span className="inline-flex items-center gap-1.5">
          <Clock aria-hidden size={14} strokeWidth={1.75} className="shrink-0" />
          {t('state.waiting')}
        </span>
        {remove}
      </div>
    );
  return (
    <div role="alert" className="flex flex-wrap items-center justify-end gap-x-3 text-12">
      <span className="text-red-ink">{`${t('state.failed')}. ${errorText(error)}`}</span>
      <TextButton onClick={onRetry}>{t('state.retry')}</TextButton>
      {remove}
    </div>
  );
}
