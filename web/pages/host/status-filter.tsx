import { useTranslation } from 'react-i18next';
import { type JobStatus, jobStatuses } from '#contract/states.ts';
import { Chip } from '#web/ui/chip.tsx';

interface StatusFilterProps {
  value: JobStatus | null;
  onValueChange: (status: JobStatus | null) => void;
}

/** One state or all of them. */
export function StatusFilter({ value, onValueChange }: StatusFilterProps) {
  const { t } = useTranslation(['host', 'jobs']);
  return (
    <fieldset className="flex flex-wrap gap-2">
      <legend className="sr-only">{t('jobs.filter')}</legend>
      <Chip label={t('jobs.all')} pressed={value === null} onPress={() => onValueChange(null)} />
      {jobStatuses.map((status) => (
        <Chip
          key={status}
          label={t(`jobs:status.${status}`)}
          pressed={value === status}
          onPress={() => onValueChange(value === status ? null : status)}
        />
      ))}
    </fieldset>
  );
}
