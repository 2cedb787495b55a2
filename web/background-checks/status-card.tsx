import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { BackgroundCheck } from '#contract/background-checks.ts';
import type { CheckStanding } from '#contract/check-standing.ts';
import { formatDate } from '#web/platform/format.ts';
import { HelperWords } from '#web/platform/helper-words.tsx';
import { useLanguage } from '#web/platform/language.tsx';
import { useSession } from '#web/platform/session.tsx';
import { Card } from '#web/ui/card.tsx';
import { CheckNext } from './check-next.tsx';
import { CheckResults } from './check-results.tsx';
import { CheckStatusBadge } from './check-status-badge.tsx';

interface StatusCardProps {
  check: BackgroundCheck | null;
  standing: CheckStanding;
  /** The next check is paid, and only the form is missing. */
  paidAhead: boolean;
  /** The profile is still to be completed. */
  profileFirst: boolean;
  /** What can be done now. */
  actions: ReactNode;
  /** Said below while news may come by itself. */
  note?: ReactNode;
}

/** How the check stands and what that means. */
export function StatusCard({ check, standing, paidAhead, profileFirst, actions, note }: StatusCardProps) {
  const { t } = useTranslation('backgroundChecks');
  const { language } = useLanguage();
  const helps = useSession().user?.helperOnly === true;
  const isShutOut = standing === 'FAILED' || standing === 'REJECTED';
  const renewing = standing === 'RENEWABLE';
  const status = renewing ? 'APPROVED' : standing;
  const date = check?.expiresAt ? formatDate(new Date(check.expiresAt), language, { dateStyle: 'long' }) : null;
  const text = status === 'APPROVED' && !date ? t('state.APPROVEDOpen') : t(`state.${status}Text`, { date });
  const helping = helps && aboutHelping(status);
  const explained = paidAhead ? t('payment.paid') : renewing ? t('state.renewText') : text;
  return (
    <Card
      padding="large"
      className="grid content-start gap-x-12 gap-y-3 lg:grid-cols-2 lg:grid-rows-[auto_1fr] lg:[&>dl]:col-start-2 lg:[&>dl]:row-span-2 lg:[&>dl]:row-start-1"
    >
      <div className="grid justify-items-start gap-3">
        <CheckStatusBadge status={standing === 'EXPIRED' ? 'EXPIRED' : (check?.status ?? null)} viewer="cleaner" />
        <h2 className="text-20">{renewing ? t('state.renew', { date }) : t(`state.${status}`, { date })}</h2>
        <p className="max-w-prose text-16 text-ink-soft">
          {helping && !paidAhead ? <HelperWords about={renewing ? 'renew' : helping} /> : explained}
        </p>
        {profileFirst && <p className="max-w-prose text-14">{t('profileFirst.text')}</p>}
        {check && isShutOut && (
          <p className="text-14 font-medium">
            {t('state.decided', {
              date: formatDate(new Date(check.decidedAt ?? check.completedAt ?? check.createdAt), language, {
                dateStyle: 'long',
              }),
            })}
          </p>
        )}
        {status === 'IN_PROGRESS' && !helps && <CheckNext />}
      </div>
      {check && <CheckResults details={check.details} isDecided={isShutOut} />}
      <div className="grid content-start gap-3">
        <div className="mt-2 flex flex-wrap gap-3 max-sm:*:grow">{actions}</div>
        <div role="status" className="text-13 text-ink-soft">
          {note}
        </div>
      </div>
    </Card>
  );
}

/** What the sentences about bids say instead to who only helps; the others are for everybody. */
function aboutHelping(status: CheckStanding) {
  if (status === 'NONE' || status === 'EXPIRED') return 'before';
  return status === 'PASSED' || status === 'APPROVED' ? 'passed' : null;
}
