import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { postJob } from '#contract/calls.ts';
import { localTime } from '#contract/zoned-time.ts';
import { to } from '#web/paths.ts';
import { may } from '#web/platform/may.ts';
import { ownZone } from '#web/platform/own-zone.ts';
import { useSearchParams } from '#web/platform/search-params.ts';
import { useNow } from '#web/platform/use-now.ts';
import { LinkButton } from '#web/ui/link-button.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { useIsWide } from '#web/ui/use-is-wide.ts';
import type { DashboardTab } from './use-tab.ts';

interface PartHeadProps {
  tab: DashboardTab;
  /** Nothing comes before the next job. */
  isNext: boolean;
}

/** A part begins with its own name; all heads are of one height, so that the tabs stay where they are. */
export function PartHead({ tab, isNext }: PartHeadProps) {
  const { t } = useTranslation('hostParts');
  const isWide = useIsWide();
  const offersJob = isWide && may(postJob);
  return (
    <PageHead
      title={t(`tabs.${tab}`)}
      actions={offersJob && (tab === 'calendar' ? <PostFromMonth isNext={isNext} /> : <PostJob isNext={isNext} />)}
    />
  );
}

/** The form leads back to the month that was seen. */
function PostFromMonth({ isNext }: Pick<PartHeadProps, 'isNext'>) {
  const [query] = useSearchParams();
  const { date } = localTime(new Date(useNow()), ownZone());
  return <PostJob isNext={isNext} month={query.get('month') ?? date.slice(0, 7)} />;
}

/** Filled unless something else comes first. */
export function PostJob({ isNext, month }: Pick<PartHeadProps, 'isNext'> & { month?: string }) {
  const { t } = useTranslation('hostParts');
  return (
    <LinkButton variant={isNext ? 'primary' : 'secondary'} icon={Plus} to={to('hostPostJob', undefined, { month })}>
      {t('postJob')}
    </LinkButton>
  );
}
