import { SlidersHorizontal } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { type JobGroup, jobGroups } from '#contract/job-groups.ts';
import { whomItWaitsFor } from '#web/platform/whom-it-waits-for.ts';
import { Chip } from '#web/ui/chip.tsx';

interface JobGroupsProps {
  value: JobGroup | undefined;
  counts: Record<JobGroup, number> | undefined;
  onValueChange: (group: JobGroup) => void;
  filters: { shown: boolean; set: number; onToggle: () => void };
}

/** Needs you (or for a viewer, whom it waits for), coming or done, each with how many there are; and the way to the filters. */
export function JobGroups({ value, counts, onValueChange, filters }: JobGroupsProps) {
  const { t } = useTranslation(['hostLists', 'hostParts']);
  const name = whomItWaitsFor();
  return (
    // one line on a phone: the groups scroll sideways where their words are long, the filters stay
    <div className="flex min-w-0 items-center justify-between gap-2">
      <fieldset className="no-scrollbar fade-ends flex min-w-0 gap-2 max-md:-ms-gutter max-md:overflow-x-auto max-md:ps-gutter max-md:*:shrink-0 md:flex-wrap">
        <legend className="sr-only">{t('jobs.groups')}</legend>
        {jobGroups.map((group) => (
          <Chip
            key={group}
            label={name && group === 'needs' ? t('hostParts:needs.titleOf', { name }) : t(`jobs.${group}`)}
            {...(counts && { count: counts[group] })}
            pressed={value === group}
            onPress={() => onValueChange(group)}
          />
        ))}
      </fieldset>
      <Chip
        icon={SlidersHorizontal}
        iconOnPhone
        label={t('jobs.filters')}
        {...(filters.set > 0 && { count: filters.set })}
        pressed={filters.shown}
        onPress={filters.onToggle}
      />
    </div>
  );
}
