import { useQueryClient } from '@tanstack/react-query';
import { CloudUpload } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '#web/platform/error-text.ts';
import { errorOf } from '#web/platform/offline/error-of.ts';
import { outbox } from '#web/platform/offline/outbox.ts';
import { sendAgain } from '#web/platform/offline/send-when-possible.ts';
import type { Waiting } from '#web/platform/offline/waiting.ts';
import { Button } from '#web/ui/button.tsx';

/** The work was submitted on this phone, and the server does not know it yet; or it will not have it, and says why. */
export function SubmitWaits({ one }: { one: Waiting }) {
  const { t } = useTranslation('work');
  const cache = useQueryClient();
  const errorText = useErrorText();
  const { refusal } = one;
  return (
    <div className="grid w-full gap-2">
      <p role="status" className={refusal ? 'text-14 text-red-ink' : 'flex items-start gap-2 text-14'}>
        {!refusal && <CloudUpload aria-hidden size={20} strokeWidth={1.75} className="shrink-0 text-ink-soft" />}
        {refusal ? errorText(errorOf(refusal)) : t('submit.willBe')}
      </p>
      <div className="flex flex-wrap gap-3">
        {refusal && <Button onClick={() => void sendAgain(cache, one)}>{t('submit.again')}</Button>}
        <Button variant="quiet" onClick={() => void outbox.remove(one)}>
          {t('submit.notYet')}
        </Button>
      </div>
    </div>
  );
}
