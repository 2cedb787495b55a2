import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { listHostCleaners } from '#contract/calls.ts';
import { may } from '#web/platform/may.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { TextButton } from '#web/ui/text-button.tsx';
import type { PostingForm } from '../posting-values.ts';

// Most jobs are open to everybody from the beginning.
const InviteFirstChoice = lazy(() =>
  import('#web/platform/invite-first-choice.tsx').then((file) => ({ default: file.InviteFirstChoice })),
);

/** The way to cleaners who have the job to themselves at first, and once it is taken, who and for how long. */
export function InviteFirstPart({ form }: { form: PostingForm }) {
  const { t } = useTranslation('posting');
  const first = form.watch('inviteFirst');
  const { isSubmitted } = form.formState;
  if (first) {
    return (
      <Suspense fallback={<Skeleton className="h-36" />}>
        <InviteFirstChoice
          first={first}
          isSent={isSubmitted}
          fault={form.getFieldState('inviteFirst', form.formState).error}
          onChange={(next) =>
            form.setValue('inviteFirst', next, { shouldDirty: true, shouldValidate: isSubmitted || !next })
          }
        />
      </Suspense>
    );
  }
  // who looks after some homes only does not see the host's cleaners
  if (!may(listHostCleaners)) return null;
  return (
    <TextButton
      className="justify-self-start text-14"
      onClick={() => form.setValue('inviteFirst', { cleanerIds: [], hours: 6 }, { shouldDirty: true })}
    >
      {t('invite.first')}
    </TextButton>
  );
}
