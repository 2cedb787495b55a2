import { CalendarDays, ClipboardList, FileText, House, Plus } from 'lucide-react';
import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import { postJob } from '#contract/calls.ts';
import { getHome } from '#contract/host-home-calls.ts';
import type { HostProperty } from '#contract/properties.ts';
import { shownAddress } from '#contract/shown-address.ts';
import { ownerPlace, to } from '#web/paths.ts';
import { actingFor } from '#web/platform/acting-for.ts';
import { ApiError } from '#web/platform/api-error.ts';
import { may } from '#web/platform/may.ts';
import { ReadFailed } from '#web/platform/read-failed.tsx';
import { useRead } from '#web/platform/use-read.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { FarPart, LatePart, QuietPart } from '../late-part.tsx';
import { AccessButton } from './access-button.tsx';
import { ChecklistButton } from './checklist-button.tsx';
import { EditHomeButton } from './edit-home-button.tsx';
import { HomeFacts, NextCleaning } from './home-facts.tsx';
import { RepeatsButton } from './repeats-button.tsx';
import { SuppliesButton } from './supplies-button.tsx';

const FindingsButton = lazy(() => import('./findings-button.tsx').then((file) => ({ default: file.FindingsButton })));
const HomeHistory = lazy(() => import('./home-history.tsx').then((file) => ({ default: file.HomeHistory })));
const OwnerLinkPart = lazy(() =>
  import('#web/owners/owner-link-part.tsx').then((file) => ({ default: file.OwnerLinkPart })),
);
const HomeCost = lazy(() => import('./home-cost.tsx').then((file) => ({ default: file.HomeCost })));

/** One home of the host's. */
export function HostHome({ id }: { id: string }) {
  const { t } = useTranslation('homePage');
  const read = useRead(getHome, { params: { id } });
  const { data: home, error } = read;
  if (home) return <Shown home={home} />;
  return (
    <div className="page pt-6 pb-16">
      {error instanceof ApiError && (error.status === 404 || error.status === 400) ? (
        <EmptyState
          icon={House}
          title={t('gone')}
          description={t('goneText')}
          action={<LinkButton to={properties}>{t('back')}</LinkButton>}
        />
      ) : error ? (
        <ReadFailed title={t('failed')} read={read} />
      ) : (
        <SkeletonRows rows={5} />
      )}
    </div>
  );
}

const properties = to('hostDashboard', undefined, { tab: 'properties' });

function Shown({ home }: { home: HostProperty }) {
  const { t } = useTranslation('homePage');
  const { id } = home;
  return (
    <div className="page pb-16">
      <PageHead
        back={<TextLink to={properties}>{t('back')}</TextLink>}
        title={<bdi>{home.title}</bdi>}
        lede={<bdi>{shownAddress(home)}</bdi>}
        actions={
          <>
            <EditHomeButton home={home} />
            {may(postJob) && (
              <LinkButton variant="primary" icon={Plus} to={to('hostPostJob', undefined, { property: id })}>
                {t('post')}
              </LinkButton>
            )}
          </>
        }
      />
      <NextCleaning home={home} />
      <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-14">
        <aside className="grid content-start gap-5 lg:order-2">
          {home.picture && <HomePicture picture={home.picture} />}
          <HomeFacts home={home} />
          <div className="flex flex-wrap gap-x-2 lg:grid lg:*:-ms-3 lg:*:justify-start">
            <QuietPart>
              <FindingsButton property={home} />
            </QuietPart>
            <ChecklistButton property={home} variant="quiet" />
            <AccessButton property={home} variant="quiet" />
            <RepeatsButton property={home} variant="quiet" />
            <SuppliesButton property={home} variant="quiet" />
            <LinkButton
              size="compact"
              variant="quiet"
              icon={CalendarDays}
              to={to('hostCalendar', undefined, { property: id })}
            >
              {t('calendar')}
            </LinkButton>
            <LinkButton
              size="compact"
              variant="quiet"
              icon={ClipboardList}
              to={to('hostDashboard', undefined, { tab: 'jobs', home: id })}
            >
              {t('allJobs')}
            </LinkButton>
            {!actingFor() && (
              <LinkButton size="compact" variant="quiet" icon={FileText} to={`#${ownerPlace}`}>
                {t('statements')}
              </LinkButton>
            )}
          </div>
        </aside>
        <div className="grid min-w-0 content-start gap-8">
          <LatePart height="h-180">
            <HomeHistory home={home} />
          </LatePart>
          <FarPart>
            <HomeCost id={id} />
          </FarPart>
          {!actingFor() && (
            <div id={ownerPlace} className="scroll-mt-20">
              <FarPart height="h-36">
                <OwnerLinkPart propertyId={id} />
              </FarPart>
            </div>
          )}
        </div>
      </div>
    </div>
  );
}

/** As wide as the column it stands in; a phone shows a strip of it. */
function HomePicture({ picture: { photoUrl, thumbnailUrl } }: { picture: NonNullable<HostProperty['picture']> }) {
  return (
    <img
      src={thumbnailUrl}
      srcSet={`${thumbnailUrl} 320w, ${photoUrl} 1600w`}
      sizes="20rem"
      alt=""
      className="photo aspect-3/2 max-h-52 w-full rounded-card bg-linen object-cover"
    />
  );
}
