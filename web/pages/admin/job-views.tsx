import { useTranslation } from 'react-i18next';
import { getAdminStats } from '#contract/calls.ts';
import type { JobStatus } from '#contract/states.ts';
import { useRead } from '#web/platform/use-read.ts';
import { Chip } from '#web/ui/chip.tsx';

interface JobViewsProps {
  filters: {
    query: { status: JobStatus | undefined };
    when: 'coming' | 'all';
    /** No days and no words are asked for, which find jobs of any day. */
    isOpenEnded: boolean;
    set: (name: 'status' | 'when', value: string) => void;
  };
}

/** What is looked for most: what comes, what of it has no cleaner yet, as many as the menu counts, or the jobs of all days. */
export function JobViews({ filters: { query, when, isOpenEnded, set } }: JobViewsProps) {
  const { t } = useTranslation('adminLists');
  const count = useRead(getAdminStats).data?.openJobCount;
  const isComing = isOpenEnded && when === 'coming';
  const isOpen = query.status === 'OPEN';
  const status = query.status ?? '';
  const views = [
    { name: 'fromToday', pressed: isComing && !isOpen, to: ['', ''] },
    { name: 'uncovered', pressed: isComing && isOpen, to: ['OPEN', ''], count },
    { name: 'allDays', pressed: isOpenEnded && !isComing, to: [isOpen ? '' : status, 'all'] },
  ] as const;
  return (
    <fieldset className="flex flex-wrap gap-2">
      <legend className="sr-only">{t('jobs.days')}</legend>
      {views.map(({ name, pressed, to: [ofStatus, ofDays], ...counted }) => (
        <Chip
          key={name}
          label={t(`jobs.${name}`)}
          pressed={pressed}
          disabled={!isOpenEnded}
          {...('count' in counted && counted.count !== undefined && { count: counted.count })}
          onPress={() => {
            set('status', ofStatus);
            set('when', ofDays);
          }}
        />
      ))}
    </fieldset>
  );
}
