import { useTranslation } from 'react-i18next';
import type { SentBodyOf } from '#contract/endpoint.ts';
import { inviteHelper } from '#contract/helper-calls.ts';
import type { inviteHelper as InviteHelper } from '#contract/helpers.ts';
import { helpersPerCleaner } from '#contract/terms.ts';
import { useContractForm } from '#web/platform/contract-form.ts';
import { FormLine } from '#web/platform/form-line.tsx';
import { formatNumber } from '#web/platform/format.ts';
import { InviteDialog } from '#web/platform/invite-dialog.tsx';
import { inviteFailed } from '#web/platform/invite-failed.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { useWrite } from '#web/platform/use-write.ts';
import { showToast } from '#web/ui/toast.tsx';
import { keptHelper } from './kept-helper.ts';

type Values = Omit<SentBodyOf<typeof InviteHelper>, 'inPlaceOf'>;

const schema = () => import('#contract/helpers.ts').then(({ helperInvitationForm }) => helperInvitationForm);
const empty: Values = { name: '', email: '' };

/** Asks somebody to be a helper, by email. */
export function InviteHelperDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('helpers');
  const form = useContractForm<Values>(schema, { defaultValues: empty, keepAs: keptHelper });
  const invite = useInvite(form, onClose);
  return (
    <InviteDialog
      texts={{ title: t('invite.title'), text: t('invite.text'), send: t('invite.send') }}
      sending={invite.isPending}
      onSubmit={form.handleSubmit((body) => invite.mutate({ body }))}
      onClose={onClose}
    >
      <FormLine form={form} name="name" label={t('invite.name')} autoComplete="off" />
      <FormLine form={form} name="email" label={t('invite.email')} type="email" inputMode="email" autoComplete="off" />
    </InviteDialog>
  );
}

function useInvite(form: ReturnType<typeof useContractForm<Values>>, onDone: () => void) {
  const { t } = useTranslation('helpers');
  const { language } = useLanguage();
  const full = t('invite.full', { count: helpersPerCleaner, shown: formatNumber(helpersPerCleaner, language) });
  const sayAlready = () =>
    form.setError('email', { type: 'server', message: t('invite.already') }, { shouldFocus: true });
  return useWrite(inviteHelper, {
    onSuccess: ({ email }) => {
      onDone();
      showToast({ title: t('invite.sent'), description: t('invite.sentText', { email }), tone: 'success' });
    },
    form,
    ...inviteFailed(sayAlready, full),
  });
}
