import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { SentBodyOf } from '#contract/endpoint.ts';
import { inviteHelper } from '#contract/helper-calls.ts';
import type { inviteHelper as InviteHelper } from '#contract/helpers.ts';
import { helpersPerCleaner } from '#contract/terms.ts';
import { isRefusal } from '#web/platform/api-error.ts';
import { useContractForm } from '#web/platform/contract-form.ts';
import { FormLine } from '#web/platform/form-line.tsx';
import { formatNumber } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { useWrite } from '#web/platform/use-write.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { showToast } from '#web/ui/toast.tsx';
import { keptHelper } from './kept-helper.ts';

type Values = SentBodyOf<typeof InviteHelper>;

const schema = () => import('#contract/helpers.ts').then(({ helperInvitationForm }) => helperInvitationForm);
const empty: Values = { name: '', email: '' };

/** Asks somebody to be a helper, by email. */
export function InviteHelperDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('helpers');
  const formId = useId();
  const form = useContractForm<Values>(schema, { defaultValues: empty, keepAs: keptHelper });
  const invite = useInvite(form, onClose);
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
        <FormLine form={form} name="name" label={t('invite.name')} autoComplete="off" />
        <FormLine
          form={form}
          name="email"
          label={t('invite.email')}
          type="email"
          inputMode="email"
          autoComplete="off"
        />
      </form>
    </Dialog>
  );
}

function useInvite(form: ReturnType<typeof useContractForm<Values>>, onDone: () => void) {
  const { t } = useTranslation('helpers');
  const { language } = useLanguage();
  const full = t('invite.full', { count: helpersPerCleaner, shown: formatNumber(helpersPerCleaner, language) });
  return useWrite(inviteHelper, {
    onSuccess: ({ email }) => {
      onDone();
      showToast({ title: t('invite.sent'), description: t('invite.sentText', { email }), tone: 'success' });
    },
    form,
    failed: ({ error, reason, besideField }) =>
      besideField || isRefusal(error, 'already_exists')
        ? null
        : { title: isRefusal(error, 'too_many') ? full : reason, tone: 'danger' },
    onError: ({ error }) => {
      if (isRefusal(error, 'already_exists'))
        form.setError('email', { type: 'server', message: t('invite.already') }, { shouldFocus: true });
    },
  });
}
