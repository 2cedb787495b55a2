import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { getCleaner, inviteCleaner } from '#contract/calls.ts';
import { call } from '#web/platform/api.ts';
import { useFailure } from '#web/platform/use-failure.ts';
import { useRead } from '#web/platform/use-read.ts';

/** The cleaner whom the page's address asks to invite: goes out once the job exists, and holds up nothing. */
export function useInvitation(cleanerId: string | null) {
  const { t } = useTranslation('posting');
  const failed = useFailure({ failed: t('invite.failed') });
  const [removed, setRemoved] = useState(false);
  const [message, setMessage] = useState('');
  const cleaner = useRead(getCleaner, { params: { id: cleanerId ?? '' }, enabled: cleanerId !== null }).data;
  const invited = removed ? undefined : cleaner;

  async function send(jobId: string) {
    if (!invited) return;
    const body = { cleanerId: invited.id, message: message || null };
    await call(inviteCleaner, { params: { id: jobId }, body }).catch(failed);
  }
  return {
    name: invited?.firstName ?? null,
    message,
    onMessageChange: setMessage,
    onRemove: () => setRemoved(true),
    send,
  };
}
