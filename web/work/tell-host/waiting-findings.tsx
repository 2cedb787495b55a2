import { CircleAlert, CloudUpload, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '#web/platform/error-text.ts';
import { errorOf } from '#web/platform/offline/error-of.ts';
import { outbox } from '#web/platform/offline/outbox.ts';
import { useSending } from '#web/platform/offline/use-waiting.ts';
import type { Waiting } from '#web/platform/offline/waiting.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Progress } from '#web/ui/progress.tsx';

/** What the host does not know yet: on its way, waiting for a signal, or refused. */
export function WaitingFindings({ kept }: { kept: readonly Waiting[] }) {
  return (
    <ul className="divide-y divide-line border-y border-line">
      {kept.map((one) => (
        <Row key={one.order} one={one} />
      ))}
    </ul>
  );
}

function Row({ one }: { one: Waiting }) {
  const { t } = useTranslation('findings');
  const errorText = useErrorText();
  const sending = useSending();
  const { what, refusal } = one;
  if (what.kind !== 'finding') return null;
  const name = what.finding.item ?? what.finding.note ?? '';
  const Icon = refusal ? CircleAlert : CloudUpload;
  return (
    <li className="flex items-center gap-3 py-2.5">
      <Icon aria-hidden size={20} strokeWidth={1.75} className="shrink-0 text-ink-soft" />
      <div className="min-w-0 flex-1">
        <p className="line-clamp-2 text-14 font-medium wrap-anywhere">
          <bdi>{name}</bdi>
        </p>
        {sending?.order === one.order ? (
          <Progress hideLabel label={name} value={sending.share * 100} className="mt-1.5" />
        ) : (
          <p className={refusal ? 'text-13 text-red-ink' : 'text-13 text-ink-soft'}>
            {refusal ? errorText(errorOf(refusal)) : t('waits')}
          </p>
        )}
      </div>
      <IconButton icon={X} label={t('remove', { name })} onClick={() => void outbox.remove(one)} />
    </li>
  );
}
