import { Controller, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { LanguageCode } from '#contract/languages.ts';
import { inviteStaff } from '#contract/staff-calls.ts';
import type { StaffRole } from '#contract/staff-rights.ts';
import { useContractForm } from '#web/platform/contract-form.ts';
import { FormLine } from '#web/platform/form-line.tsx';
import { InviteDialog } from '#web/platform/invite-dialog.tsx';
import { inviteFailed } from '#web/platform/invite-failed.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { useWrite } from '#web/platform/use-write.ts';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';
import { showToast } from '#web/ui/toast.tsx';
import { StaffRoleChoice } from './staff-role-choice.tsx';

const schema = () => import('#contract/staff.ts').then(({ inviteStaff }) => inviteStaff.body);
interface Asked {
  email: string;
  staffRole: StaffRole;
  language?: LanguageCode | undefined;
}

/** Asks somebody to become an admin, with the fewest rights chosen at first. */
export function InviteStaffDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('staff');
  const { language, languages } = useLanguage();
  const form = useContractForm<Asked>(schema, { defaultValues: { email: '', staffRole: 'support', language } });
  const invite = useInvite(form, onClose);
  return (
    <InviteDialog
      texts={{ title: t('inviteTitle'), text: t('inviteText'), send: t('send') }}
      sending={invite.isPending}
      onSubmit={form.handleSubmit((body) => invite.mutate({ body }))}
      onClose={onClose}
    >
      <FormLine form={form} name="email" label={t('email')} type="email" inputMode="email" autoComplete="off" />
      <Controller
        control={form.control}
        name="staffRole"
        render={({ field }) => <StaffRoleChoice label={t('role')} value={field.value} onChange={field.onChange} />}
      />
      <Field label={t('mailLanguage')}>
        <Select
          options={languages.map(({ code, nativeName }) => ({ value: code, label: nativeName }))}
          {...form.register('language')}
        />
      </Field>
    </InviteDialog>
  );
}

function useInvite(form: UseFormReturn<Asked>, onDone: () => void) {
  const { t } = useTranslation('staff');
  const sayAlready = () => form.setError('email', { type: 'server', message: t('already') }, { shouldFocus: true });
  return useWrite(inviteStaff, {
    onSuccess: ({ email }) => {
      onDone();
      showToast({ title: t('sent'), description: t('sentText', { email }), tone: 'success' });
    },
    form,
    ...inviteFailed(sayAlready),
  });
}
