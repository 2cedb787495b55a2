import { useTranslation } from 'react-i18next';
import type { SentBodyOf } from '#contract/endpoint.ts';
import type { inviteMember as InviteMember } from '#contract/team.ts';
import { inviteMember } from '#contract/team-calls.ts';
import { useContractForm } from '#web/platform/contract-form.ts';
import { FormLine } from '#web/platform/form-line.tsx';
import { InviteDialog } from '#web/platform/invite-dialog.tsx';
import { inviteFailed } from '#web/platform/invite-failed.ts';
import { useWrite } from '#web/platform/use-write.ts';
import { showToast } from '#web/ui/toast.tsx';
import { keptMember } from './kept-member.ts';
import { RoleAndHomes } from './role-and-homes.tsx';

type Values = SentBodyOf<typeof InviteMember>;

const schema = () => import('#contract/team.ts').then(({ teamInvitationForm }) => teamInvitationForm);
const empty: Values = { email: '', role: 'MANAGER', homeIds: null };

/** Asks somebody to look after the homes with the host, by email. */
export function InviteMemberDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('team');
  const form = useContractForm<Values>(schema, { defaultValues: empty, keepAs: keptMember });
  const invite = useInvite(form, onClose);
  const [role, homeIds] = form.watch(['role', 'homeIds']);
  return (
    <InviteDialog
      texts={{ title: t('invite.title'), text: t('invite.text'), send: t('invite.send') }}
      sending={invite.isPending}
      onSubmit={form.handleSubmit((body) => invite.mutate({ body }))}
      onClose={onClose}
    >
      <FormLine form={form} name="email" label={t('invite.email')} type="email" inputMode="email" autoComplete="off" />
      <RoleAndHomes
        value={{ role, homeIds }}
        error={form.formState.errors.homeIds?.message}
        onChange={(chosen) => {
          form.setValue('role', chosen.role, { shouldDirty: true });
          form.setValue('homeIds', chosen.homeIds, { shouldDirty: true });
          form.clearErrors('homeIds');
        }}
      />
    </InviteDialog>
  );
}

function useInvite(form: ReturnType<typeof useContractForm<Values>>, onDone: () => void) {
  const { t } = useTranslation('team');
  const sayAlready = () =>
    form.setError('email', { type: 'server', message: t('invite.already') }, { shouldFocus: true });
  return useWrite(inviteMember, {
    onSuccess: ({ email }) => {
      onDone();
      showToast({ title: t('invite.sent'), description: t('invite.sentText', { email }), tone: 'success' });
    },
    form,
    ...inviteFailed(sayAlready, t('invite.full')),
  });
}
