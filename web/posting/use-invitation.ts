import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { getCleaner, inviteCleaner } from '#contract/calls.ts';
import { call } from '#web/platform/api.ts';
import { useErrorText } from '#web/platform/error-text.ts';
import { useRead } from '#web/platform/use-read.ts';
import { showToast } from '#web/ui/toast.tsx';

/** The cleaner whom the page's address asks to invite: goes out once the job exists, and holds up nothing. */
export function useInvitation(cleanerId: string | null) {
  const { t } = useTranslation('posting');
  const errorText = useErrorText();
  const [removed, setRemoved] = useState(false);
  const [message, setMessage] = useState('');
  const cleaner = useRead(getCleaner, { params: { id: cleanerId ?? '' }, enabled: cleanerId !== null }).data;
  const invited = removed ? undefined : cleaner;

  async function send(jobId: string) {
    if (!invited) return;
    try {
      await call(inviteCleaner, { params: { id: jobId }, body: { cleanerId: invited.id, message: message || null } });
    } catch (error) {
      showToast({ title: t('invite.failed'), description: errorText(error), tone: 'danger' });
    }
  }
  return {
    name: invited?.firstName ?? null,
    message,
    onMessageChange: setMessage,
    onRemove: () => setRemoved(true),
    send,
  };
}
