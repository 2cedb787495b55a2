import { lazy, Suspense } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { listHostCleaners } from '#contract/calls.ts';
import { may } from '#web/platform/may.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { TextButton } from '#web/ui/text-button.tsx';
import type { SeriesValues } from './series-values.ts';

// Most series are open to everybody from the beginning.
const InviteFirstChoice = lazy(() =>
  import('#web/platform/invite-first-choice.tsx').then((file) => ({ default: file.InviteFirstChoice })),
);

/** Who is invited first to the jobs that are still to be posted; those that are posted keep whom they went to. */
export function InvitedFirst({ form }: { form: UseFormReturn<SeriesValues> }) {
  const { t } = useTranslation('inviteFirst');
  const first = form.watch('inviteFirst');
  const { isSubmitted } = form.formState;
  // who looks after some homes only does not see the host's cleaners
  if (!may(listHostCleaners)) return null;
  if (!first) {
    return (
      <TextButton
        className="justify-self-start text-14"
        onClick={() => form.setValue('inviteFirst', { cleanerIds: [], hours: 6 }, { shouldDirty: true })}
      >
        {t('seriesAdd')}
      </TextButton>
    );
  }
  return (
    <div className="grid gap-2">
      <Suspense fallback={<Skeleton className="h-36" />}>
        <InviteFirstChoice
          first={first}
          isSent={isSubmitted}
          fault={form.getFieldState('inviteFirst', form.formState).error}
          onChange={(next) =>
            form.setValue('inviteFirst', next ?? null, { shouldDirty: true, shouldValidate: isSubmitted || !next })
          }
        />
      </Suspense>
      <p className="text-13 text-ink-soft">{t('seriesFrom')}</p>
    </div>
  );
}
