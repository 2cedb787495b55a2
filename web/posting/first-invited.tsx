import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { InviteFirstPart } from '#web/platform/invite-first-part.tsx';
import type { PostingForm } from './posting-values.ts';

/** Who has the job, or each job of the series, to themselves at first. */
export function FirstInvited({ form }: { form: PostingForm }) {
  const { t } = useTranslation('posting');
  const { isSubmitted, submitCount } = form.formState;
  const first = form.watch('inviteFirst');
  // asked for after a try to post, it has nothing to answer for yet
  const [openedAt, setOpenedAt] = useState(0);
  const isSent = submitCount > openedAt;
  return (
    <InviteFirstPart
      first={first}
      isSent={isSent}
      fault={isSent ? form.getFieldState('inviteFirst', form.formState).error : undefined}
      onChange={(next) => {
        if (!first) setOpenedAt(submitCount);
        form.setValue('inviteFirst', next, { shouldDirty: true, shouldValidate: isSubmitted || !next });
      }}
      label={t('invite.first')}
    />
  );
}
