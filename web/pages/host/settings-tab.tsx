import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import type { User } from '#contract/accounts.ts';
import { HostSwitches } from '#web/notification-settings/host-switches.tsx';
import { NoticeSettings, noticePlaces } from '#web/notification-settings/notice-settings.tsx';
import { to } from '#web/paths.ts';
import { actingFor } from '#web/platform/acting-for.ts';
import { LinkButton } from '#web/ui/link-button.tsx';
import { PlaceLinks } from '#web/ui/place-links.tsx';
import { Section } from '#web/ui/section.tsx';
import { FarPart } from '../late-part.tsx';

const AutoAcceptPart = lazy(() => import('./auto-accept-part.tsx').then((file) => ({ default: file.AutoAcceptPart })));

const TeamPart = lazy(() => import('#web/team/team-part.tsx').then((file) => ({ default: file.TeamPart })));

/** What reaches the host and how, what is done in their name, their team, and the way to the rest of the account. */
export function SettingsTab({ user }: { user: User }) {
  return (
    // no grid below that width: what is to stay in sight would end with its own row
    <div className="xl:grid xl:grid-cols-[12rem_minmax(0,1fr)] xl:gap-12 xl:pt-3">
      <div className="contents xl:block">
        <Places />
      </div>
      <div className="grid grid-cols-1 content-start gap-10 max-xl:mt-6">
        <div id="notices" className={place}>
          <NoticeSettings user={user} switches={<HostSwitches />} />
        </div>
        {/* a standing order to spend, and the team, are the host’s own business */}
        {!actingFor() && <OwnBusiness />}
        <Password />
      </div>
    </div>
  );
}

/** Scrolled to, a part stands clear of the row of links where that is above it. */
const place = 'min-w-0 max-xl:scroll-mt-16';

function Places() {
  const { t } = useTranslation('noticeSettings');
  return (
    <PlaceLinks
      label={t('host.places.label')}
      places={[
        { id: 'notices', label: t('title') },
        { id: noticePlaces.push, label: t('push.title') },
        { id: noticePlaces.texts, label: t('sms.title') },
        { id: noticePlaces.quiet, label: t('quiet.title') },
        { id: 'favorites', label: t('host.places.favorites') },
        { id: 'team', label: t('host.places.team') },
        { id: 'password', label: t('host.password.title') },
      ]}
    />
  );
}

/** Notices about the team lead to its place. */
function OwnBusiness() {
  return (
    <>
      <div id="favorites" className={place}>
        <FarPart height="h-68 sm:h-40">
          <AutoAcceptPart />
        </FarPart>
      </div>
      <div id="team" className={place}>
        <FarPart height="h-80 sm:h-44">
          <TeamPart />
        </FarPart>
      </div>
    </>
  );
}

function Password() {
  const { t } = useTranslation('noticeSettings');
  return (
    <Section id="password" className={place} title={t('host.password.title')} description={t('host.password.text')}>
      <div className="flex flex-wrap gap-2">
        <LinkButton to={`${to('account')}#password`}>{t('host.password.change')}</LinkButton>
        <LinkButton to={`${to('account')}#two-factor`}>{t('host.password.twoFactor')}</LinkButton>
      </div>
    </Section>
  );
}
