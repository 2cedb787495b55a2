import { UserRoundPen } from 'lucide-react';
import { type ComponentType, lazy, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { to } from '#web/paths.ts';
import type { CleanerTab } from '#web/platform/cleaner-tab-of.ts';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { LatePart } from '../late-part.tsx';
import { usePartTitle } from './use-part-title.ts';

type Part = Exclude<CleanerTab, 'overview'>;
interface UnfinishedPartProps {
  tab: Part;
  /** Leads to the open jobs. */
  onBrowse: () => void;
}

const JobsNearby = lazy(() => import('#web/jobs/jobs-nearby.tsx').then((file) => ({ default: file.JobsNearby })));
const RequestsTab = lazy(() => import('./requests-tab.tsx').then((file) => ({ default: file.RequestsTab })));
const BidsTab = lazy(() => import('./bids-tab.tsx').then((file) => ({ default: file.BidsTab })));
const AssignedTab = lazy(() => import('./assigned-tab.tsx').then((file) => ({ default: file.AssignedTab })));
const ClientsTab = lazy(() => import('./clients-tab.tsx').then((file) => ({ default: file.ClientsTab })));
const EarningsTab = lazy(() => import('./earnings-tab.tsx').then((file) => ({ default: file.EarningsTab })));
const ReferralsPanel = lazy(() =>
  import('#web/referrals/referrals-panel.tsx').then((file) => ({ default: file.ReferralsPanel })),
);

/** What there is to see before there is a profile: what is open around, and what will stand where nothing is yet. */
const shown: Readonly<Record<Part, ComponentType<Pick<UnfinishedPartProps, 'onBrowse'>> | null>> = {
  jobs: () => <JobsNearby />,
  recommended: () => <JobsNearby />,
  requests: () => <RequestsTab mayBid={false} />,
  bids: ({ onBrowse }) => <BidsTab gate={null} onBrowse={onBrowse} />,
  assigned: () => <AssignedTab>{null}</AssignedTab>,
  clients: () => <ClientsTab />,
  earnings: () => <EarningsTab />,
  referrals: () => <ReferralsPanel />,
  // both are made of the profile
  availability: null,
  profile: null,
};

/** These have a filled button of their own. */
const withOwnButton: readonly Part[] = ['earnings', 'referrals'];

/** One part of a cleaner's work before the profile is complete: the way to complete it, then as much as there is. */
export function UnfinishedPart({ tab, onBrowse }: UnfinishedPartProps) {
  const { t } = useTranslation('cleaner');
  const Shown = shown[tab];
  return (
    <div className="page pb-32 lg:pb-16">
      <PageHead title={usePartTitle(tab)} lede={useWhyItWaits(tab)} />
      <div className="grid gap-8">
        <Notice
          tone="apricot"
          icon={UserRoundPen}
          title={t('incomplete.title')}
          action={
            <LinkButton variant={withOwnButton.includes(tab) ? 'secondary' : 'primary'} to={to('cleanerOnboarding')}>
              {t('incomplete.button')}
            </LinkButton>
          }
        >
          {t('incomplete.text')}
        </Notice>
        {Shown && (
          <LatePart height="h-96">
            <Shown onBrowse={onBrowse} />
          </LatePart>
        )}
      </div>
    </div>
  );
}

/** Where what is below does not say it. */
function useWhyItWaits(tab: Part): ReactNode {
  const { t } = useTranslation(['cleaner', 'cleanerProfile']);
  if (tab === 'jobs') return t('gate.text');
  if (tab === 'recommended') return t('recommended.emptyText');
  if (tab === 'profile') return t('cleanerProfile:text');
  return tab === 'availability' && t('start.hours');
}
