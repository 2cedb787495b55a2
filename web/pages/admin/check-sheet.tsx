import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AdminBackgroundCheck } from '#contract/background-checks.ts';
import { CheckResults } from '#web/background-checks/check-results.tsx';
import { CheckStatusBadge } from '#web/background-checks/check-status-badge.tsx';
import { useConfig } from '#web/platform/use-config.ts';
import { useOperatorTime } from '#web/platform/use-operator-time.ts';
import { Button } from '#web/ui/button.tsx';
import { Facts } from '#web/ui/facts.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Section } from '#web/ui/section.tsx';
import { Sheet } from '#web/ui/sheet.tsx';
import { CheckFormFacts, OtherName } from './check-form-facts.tsx';
import { CheckSsn } from './check-ssn.tsx';
import { useDecision } from './decision-form.tsx';
import { useReopening } from './reopen-form.tsx';

interface CheckSheetProps {
  check: AdminBackgroundCheck;
  /** The others in the list. */
  others: readonly AdminBackgroundCheck[];
  onOpen: (id: string) => void;
  onClose: () => void;
}

/** A check in detail: who it is on, what came of it, and why it is decided so; the decision alone in its footer. */
export function CheckSheet({ check, others, onOpen, onClose }: CheckSheetProps) {
  const { t } = useTranslation('adminChecks');
  const isDecidable = useIsDecidable();
  const decidable = isDecidable(check);
  // whoever has decided one here goes on to the next
  const [was] = useState(decidable);
  const [decision, reopening] = [useDecision(check), useReopening(check)];
  const next = was && !decidable ? others.find(isDecidable) : undefined;
  return (
    <Sheet
      open
      onOpenChange={(open) => !open && onClose()}
      title={check.user.name}
      description={<CheckStatusBadge status={check.status} viewer="admin" />}
      footer={
        next || decidable || check.status === 'REJECTED' ? (
          <div className="flex w-full flex-wrap-reverse gap-2 *:grow">
            {check.status === 'REJECTED' && reopening.button}
            {decidable && decision.buttons}
            {next && (
              <Button variant="primary" onClick={() => onOpen(next.id)}>
                {t('next', { name: `\u2068${next.user.name}\u2069` })}
              </Button>
            )}
          </div>
        ) : null
      }
    >
      <div className="grid gap-6">
        <Doubts check={check} />
        <Section title={t('results')} level={3} className="first:border-t-0 first:pt-0">
          {Object.keys(check.details).length > 0 ? (
            <CheckResults details={check.details} />
          ) : (
            <p className="text-14 text-ink-soft">{t('noResults')}</p>
          )}
          <OtherName user={check.user} />
        </Section>
        {check.notes && (
          <Section title={t('reason')} level={3}>
            <p className="text-14 whitespace-pre-line">
              <bdi>{check.notes}</bdi>
            </p>
          </Section>
        )}
        {decidable && decision.reason}
        {check.status === 'REJECTED' && reopening.reason}
        {/* one hairline between the two is enough */}
        <div className="[&>dl]:border-t-0">
          <CheckFormFacts user={check.user} />
          <PersonFacts check={check} />
        </div>
      </div>
    </Sheet>
  );
}

/** An installation without a screening provider decides checks under way by hand; the server knows whether it is one. */
function useIsDecidable() {
  const production = useConfig()?.mode === 'production';
  return ({ status, identityChangedAt, completedAt }: AdminBackgroundCheck): boolean => {
    if (status === 'PENDING') return identityChangedAt !== null && completedAt !== null;
    return status === 'PASSED' || status === 'FAILED' || (production && status === 'IN_PROGRESS');
  };
}

/** What speaks against approving without a second look. */
function Doubts({ check: { identityChangedAt, sameSsn } }: { check: AdminBackgroundCheck }) {
  const { t } = useTranslation('adminChecks');
  const moment = useOperatorTime();
  return (
    <>
      {identityChangedAt && <Notice tone="apricot">{t('identityChanged', { when: moment(identityChangedAt) })}</Notice>}
      {sameSsn.length > 0 && (
        <Notice tone="apricot">
          {t('sameSsn')}
          {sameSsn.map(({ id, name, email }) => (
            <bdi key={id} className="block break-all">{`${name}, ${email}`}</bdi>
          ))}
        </Notice>
      )}
    </>
  );
}

function PersonFacts({ check }: { check: AdminBackgroundCheck }) {
  const { t } = useTranslation('adminChecks');
  const moment = useOperatorTime();
  const { user, paid, createdAt, completedAt, decidedAt, decidedBy, expiresAt } = check;
  const facts = [
    { key: 'email', label: t('email'), value: <bdi className="break-all">{user.email}</bdi> },
    { key: 'phone', label: t('phone'), value: <bdi>{user.phone ?? t('none')}</bdi> },
    { key: 'ssn', label: t('ssn'), value: <CheckSsn check={check} /> },
    { key: 'paid', label: t('paid'), value: paid ? t('yes') : t('no') },
    { key: 'started', label: t('started'), value: moment(createdAt) },
    { key: 'completed', label: t('completed'), value: completedAt ? moment(completedAt) : t('none') },
  ];
  const decided =
    decidedAt && decidedBy
      ? [
          {
            key: 'decided',
            label: t('decidedBy'),
            value: <bdi>{`${decidedBy.name}, ${moment(decidedAt)}`}</bdi>,
          },
        ]
      : [];
  const recheck = expiresAt ? [{ key: 'recheck', label: t('recheck'), value: moment(expiresAt) }] : [];
  return <Facts narrow facts={[...facts, ...decided, ...recheck]} />;
}
