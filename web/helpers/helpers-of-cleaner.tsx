import { Check, UserRoundPlus, X } from 'lucide-react';
import { type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { HelperList } from '#contract/helpers.ts';
import { useWaitsTyped } from '#web/platform/kept-typing.ts';
import { useIsOn } from '#web/platform/use-is-on.ts';
import { Button } from '#web/ui/button.tsx';
import { fetchedAhead } from '#web/ui/fetched-ahead.ts';
import { HowItWorks } from '#web/ui/how-it-works.tsx';
import { Section } from '#web/ui/section.tsx';
import { HelperInvitations } from './helper-invitations.tsx';
import { HelperRow } from './helper-row.tsx';
import { keptHelper } from './kept-helper.ts';

const InviteDialog = fetchedAhead(() => import('./invite-helper-dialog.tsx').then((file) => file.InviteHelperDialog));

/** Who helps the cleaner, who was asked, and the way to ask somebody; an invitation that waits before how it goes on. */
export function HelpersOfCleaner({ list: { helpers, invitations } }: { list: HelperList }) {
  const { t } = useTranslation('helpers');
  const waits = useWaitsTyped();
  const [inviting, setInviting] = useState(waits(keptHelper));
  const invite = useIsOn('helpers') && (
    <Button variant="primary" icon={UserRoundPlus} onClick={() => setInviting(true)}>
      {t('invite.button')}
    </Button>
  );
  const asked = invitations.length > 0 && <HelperInvitations invitations={invitations} />;
  return (
    <>
      {helpers.length === 0 ? (
        <>
          {asked}
          <NoHelpers invite={invite} isAsked={invitations.length > 0} />
        </>
      ) : (
        <Section title={t('yours')} description={t('yoursText')} aside={invite}>
          <ul className="divide-y divide-line">
            {helpers.map((helper) => (
              <HelperRow key={helper.id} helper={helper} />
            ))}
          </ul>
        </Section>
      )}
      {helpers.length > 0 && asked}
      {(helpers.length > 0 || asked) && <WhatHelpersMay />}
      <Suspense fallback={null}>{inviting && <InviteDialog onClose={() => setInviting(false)} />}</Suspense>
    </>
  );
}

/** For whoever hands a home's key to somebody: what they see and do, and what stays the cleaner's own. */
function WhatHelpersMay() {
  const { t } = useTranslation('helpers');
  const line = 'flex items-start gap-2.5';
  return (
    <Section title={t('may.title')}>
      <ul className="grid max-w-prose gap-2 text-14">
        <li className={line}>
          <Check aria-hidden size={18} strokeWidth={1.75} className="mt-0.5 shrink-0 text-green-ink" />
          {t('may.can')}
        </li>
        <li className={`${line} text-ink-soft`}>
          <X aria-hidden size={18} strokeWidth={1.75} className="mt-0.5 shrink-0" />
          {t('may.cannot')}
        </li>
      </ul>
    </Section>
  );
}

/**
 * What a helper is, how one comes to have one, and the first step; that alone once somebody is asked, and nothing of it
 * where nobody can be invited.
 */
function NoHelpers({ invite, isAsked }: { invite: ReactNode; isAsked: boolean }) {
  const { t } = useTranslation(['helpers', 'errors']);
  const steps = (['invite', 'check', 'bring'] as const).map((step) => ({
    title: t(`how.${step}.title`),
    text: t(`how.${step}.text`),
  }));
  if (!invite) {
    return (
      <Section title={t('empty')}>
        <p className="text-14 text-ink-soft">{t('errors:switched_off')}</p>
      </Section>
    );
  }
  if (isAsked) return <div className="grid sm:justify-start">{invite}</div>;
  return (
    <Section title={t('empty')} description={t('emptyText')}>
      <div className="grid gap-6 pt-1">
        <HowItWorks label={t('how.label')} steps={steps} />
        <div className="grid sm:justify-start">{invite}</div>
      </div>
    </Section>
  );
}
