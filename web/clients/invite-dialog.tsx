import { useTranslation } from 'react-i18next';
import { inviteClient } from '#contract/client-calls.ts';
import type { inviteClient as InviteClient } from '#contract/clients.ts';
import type { SentBodyOf } from '#contract/endpoint.ts';
import { ApiError } from '#web/platform/api-error.ts';
import { useContractForm } from '#web/platform/contract-form.ts';
import { useErrorText } from '#web/platform/error-text.ts';
import { useWrite } from '#web/platform/use-write.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { showToast } from '#web/ui/toast.tsx';
import { keptInvitation } from './kept-invitation.ts';

const schema = () => import('#contract/clients.ts').then(({ clientInvitationForm }) => clientInvitationForm);

export type ClientInvitationValues = SentBodyOf<typeof InviteClient>;
type Values = ClientInvitationValues;

const empty: Values = { name: '', email: '', phone: '', message: '' };

interface InviteDialogProps {
  /** What was typed before it was closed without being sent. */
  typed: Values | undefined;
  /** Told what is typed and not sent. */
  onClose: (typed?: Values) => void;
}

/** A cleaner invites a host they know to Freshkey, by email. */
export function InviteDialog({ typed = empty, onClose }: InviteDialogProps) {
  const { t } = useTranslation('clients');
  const errorText = useErrorText();
  const form = useContractForm<Values>(schema, { defaultValues: typed, keepAs: keptInvitation });
  const invite = useWrite(inviteClient, {
    onSuccess: ({ name }) => {
      showToast({ title: t('invite.sent'), description: t('invite.sentText', { name }), tone: 'success' });
      onClose();
    },
    form,
    failed: () => null,
  });
  const close = () => onClose(form.getValues());
  const { errors } = form.formState;
  const { error } = invite;
  const again = error instanceof ApiError && error.code === 'already_exists';
  const beside = error instanceof ApiError && Object.keys(error.fieldErrors).length > 0;
  return (
    <Dialog
      open
      onOpenChange={close}
      title={t('invite.title')}
      description={t('invite.text')}
      footer={
        <>
          <Button onClick={close}>{t('invite.cancel')}</Button>
          <Button type="submit" form="invite-client" variant="primary" loading={invite.isPending}>
            {t('invite.send')}
          </Button>
        </>
      }
    >
      <form
        id="invite-client"
        noValidate
        className="grid gap-4"
        onSubmit={(event) => void form.handleSubmit((body) => invite.mutate({ body }))(event)}
      >
        <Field label={t('invite.name')} error={errors.name?.message} required>
          <TextInput autoComplete="off" maxLength={120} {...form.register('name')} />
        </Field>
        <Field label={t('invite.email')} error={errors.email?.message} required>
          <TextInput type="email" autoComplete="off" maxLength={254} {...form.register('email')} />
        </Field>
        <Field label={t('invite.phone')} help={t('invite.phoneHelp')} error={errors.phone?.message} required>
          <TextInput type="tel" autoComplete="off" maxLength={40} {...form.register('phone')} />
        </Field>
        <Field label={t('invite.message')} error={errors.message?.message} optional>
          <TextArea rows={3} maxLength={500} {...form.register('message')} />
        </Field>
        {error && !beside && (
          <Notice tone="red" live>
            {again ? t('invite.again') : errorText(error)}
          </Notice>
        )}
      </form>
    </Dialog>
  );
}
