import { MailPlus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { inviteCleaner } from '#contract/calls.ts';
import type { ApprovedCleaner } from '#contract/cleaners.ts';
import { isRefusal } from '#web/platform/api-error.ts';
import { useWrite } from '#web/platform/use-write.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { showToast } from '#web/ui/toast.tsx';

interface InviteButtonProps {
  jobId: string;
  cleaner: Pick<ApprovedCleaner, 'id' | 'firstName'>;
  invited: boolean;
  /** There is an invitation, sent now or before. */
  onInvited: () => void;
}

/** Asks a cleaner to take a job that is open already, with a message where one is written. */
export function InviteButton({ jobId, cleaner, invited, onInvited }: InviteButtonProps) {
  const { t } = useTranslation('hiring');
  const { id: cleanerId, firstName: name } = cleaner;
  const [asking, setAsking] = useState(false);
  const [message, setMessage] = useState('');
  const [focusNotice, setFocusNotice] = useState(false);
  const invite = useInvite(name, () => {
    setAsking(false);
    setFocusNotice(true);
    onInvited();
  });
  if (invited)
    return (
      <p ref={focusNotice ? takeFocus : undefined} tabIndex={-1} className="self-center text-14 text-ink-soft">
        {t('invite.invited')}
      </p>
    );
  return (
    <>
      <Button variant="tinted" icon={MailPlus} onClick={() => setAsking(true)}>
        {t('invite.button', { name })}
      </Button>
      <ConfirmDialog
        tone="normal"
        open={asking}
        onOpenChange={setAsking}
        title={t('invite.title', { name })}
        description={t('invite.text')}
        confirmLabel={t('invite.send')}
        loading={invite.isPending}
        onConfirm={() => invite.mutate({ params: { id: jobId }, body: { cleanerId, message: message.trim() || null } })}
      >
        <Field label={t('invite.message', { name })} optional>
          <TextArea rows={3} maxLength={500} value={message} onChange={(event) => setMessage(event.target.value)} />
        </Field>
      </ConfirmDialog>
    </>
  );
}

/** The button that had the focus is gone. */
const takeFocus = (words: HTMLElement | null) => words?.focus();

function useInvite(name: string, onInvited: () => void) {
  const { t } = useTranslation('hiring');
  return useWrite(inviteCleaner, {
    onSuccess: () => {
      showToast({ title: t('invite.sent'), description: t('invite.sentText', { name }), tone: 'success' });
      onInvited();
    },
    failed: ({ error }) =>
      isRefusal(error, 'already_exists') ? { title: t('invite.already', { name }) } : t('invite.failed'),
    onError: ({ error }) => {
      if (isRefusal(error, 'already_exists')) onInvited();
    },
  });
}
