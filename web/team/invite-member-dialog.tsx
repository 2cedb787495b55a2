import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { SentBodyOf } from '#contract/endpoint.ts';
import type { inviteMember as InviteMember } from '#contract/team.ts';
import { inviteMember } from '#contract/team-calls.ts';
import { isRefusal } from '#web/platform/api-error.ts';
import { useContractForm } from '#web/platform/contract-form.ts';
import { FormLine } from '#web/platform/form-line.tsx';
import { useWrite } from '#web/platform/use-write.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { showToast } from '#web/ui/toast.tsx';
import { keptMember } from './kept-member.ts';
import { RoleAndHomes } from './role-and-homes.tsx';

type Values = SentBodyOf<typeof InviteMember>;

const schema = () => import('#contract/team.ts').then(({ teamInvitationForm }) => teamInvitationForm);
const empty: Values = { email: '', role: 'MANAGER', homeIds: null };

/** Asks somebody to look after the homes with the host, by email. */
export function InviteMemberDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('team');
  const formId = useId();
  const form = useContractForm<Values>(schema, { defaultValues: empty, keepAs: keptMember });
  const invite = useInvite(form, onClose);
  const [role, homeIds] = form.watch(['role', 'homeIds']);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !invite.isPending && onClose()}
      title={t('invite.title')}
      description={t('invite.text')}
      footer={
        <>
          <Button disabled={invite.isPending} onClick={onClose}>
            {t('back')}
          </Button>
          <Button type="submit" form={formId} variant="primary" loading={invite.isPending}>
            {t('invite.send')}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        className="grid gap-4"
        onSubmit={(event) => void form.handleSubmit((body) => invite.mutate({ body }))(event)}
      >
        <FormLine
          form={form}
          name="email"
          label={t('invite.email')}
          type="email"
          inputMode="email"
          autoComplete="off"
        />
        <RoleAndHomes
          value={{ role, homeIds }}
          error={form.formState.errors.homeIds?.message}
          onChange={(chosen) => {
            form.setValue('role', chosen.role, { shouldDirty: true });
            form.setValue('homeIds', chosen.homeIds, { shouldDirty: true });
            form.clearErrors('homeIds');
          }}
        />
      </form>
    </Dialog>
  );
}

function useInvite(form: ReturnType<typeof useContractForm<Values>>, onDone: () => void) {
  const { t } = useTranslation('team');
  return useWrite(inviteMember, {
    onSuccess: ({ email }) => {
      onDone();
      showToast({ title: t('invite.sent'), description: t('invite.sentText', { email }), tone: 'success' });
    },
    form,
    failed: ({ error, reason, besideField }) =>
      besideField || isRefusal(error, 'already_exists')
        ? null
        : { title: isRefusal(error, 'too_many') ? t('invite.full') : reason, tone: 'danger' },
    onError: ({ error }) => {
      if (isRefusal(error, 'already_exists'))
        form.setError('email', { type: 'server', message: t('invite.already') }, { shouldFocus: true });
    },
  });
}
