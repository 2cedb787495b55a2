import { useTranslation } from 'react-i18next';
import { InviteFirstPart } from '#web/platform/invite-first-part.tsx';
import type { PostingForm } from './posting-values.ts';

/** Who has the job, or each job of the series, to themselves at first. */
export function FirstInvited({ form }: { form: PostingForm }) {
  const { t } = useTranslation('posting');
  const { isSubmitted } = form.formState;
  return (
    <InviteFirstPart
      first={form.watch('inviteFirst')}
      isSent={isSubmitted}
      fault={form.getFieldState('inviteFirst', form.formState).error}
      onChange={(next) =>
        form.setValue('inviteFirst', next, { shouldDirty: true, shouldValidate: isSubmitted || !next })
      }
      label={t('invite.first')}
    />
  );
}
