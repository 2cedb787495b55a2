import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { InviteFirstPart } from '#web/platform/invite-first-part.tsx';
import type { SeriesValues } from './series-values.ts';

/** Who is invited first to the jobs that are still to be posted; those that are posted keep whom they went to. */
export function InvitedFirst({ form }: { form: UseFormReturn<SeriesValues> }) {
  const { t } = useTranslation('inviteFirst');
  const { isSubmitted } = form.formState;
  return (
    <InviteFirstPart
      first={form.watch('inviteFirst')}
      isSent={isSubmitted}
      fault={form.getFieldState('inviteFirst', form.formState).error}
      onChange={(next) =>
        form.setValue('inviteFirst', next ?? null, { shouldDirty: true, shouldValidate: isSubmitted || !next })
      }
      label={t('seriesAdd')}
      note={t('seriesFrom')}
    />
  );
}
