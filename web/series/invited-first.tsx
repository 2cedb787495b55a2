import { Controller, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { InviteFirst } from '#contract/invite-first.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';
import type { SeriesValues } from './series-values.ts';

interface InvitedFirstProps {
  form: UseFormReturn<SeriesValues>;
  /** As the series has it now. */
  inviteFirst: InviteFirst;
}

/** Whether the jobs to come still go to the cleaners first whom the host chose when the series began. */
export function InvitedFirst({ form, inviteFirst }: InvitedFirstProps) {
  const { t } = useTranslation('inviteFirst');
  return (
    <Controller
      control={form.control}
      name="inviteFirst"
      render={({ field }) => (
        <Checkbox
          ref={field.ref}
          checked={Boolean(field.value)}
          onCheckedChange={(on) => field.onChange(on ? inviteFirst : null)}
          label={t('series', { count: inviteFirst.cleanerIds.length })}
          detail={t(`hours.${inviteFirst.hours}`)}
        />
      )}
    />
  );
}
