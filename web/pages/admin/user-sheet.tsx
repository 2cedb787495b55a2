import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { listSignals } from '#contract/admin-calls.ts';
import type { AdminUser } from '#contract/admin-people.ts';
import { findLanguage } from '#contract/languages.ts';
import { useMay } from '#web/admin/use-may.ts';
import { CheckStatusBadge } from '#web/background-checks/check-status-badge.tsx';
import { to } from '#web/paths.ts';
import { formatNumber } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { useOperatorTime } from '#web/platform/use-operator-time.ts';
import { Facts } from '#web/ui/facts.tsx';
import { IdText } from '#web/ui/id-text.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Sheet } from '#web/ui/sheet.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { AccountRole } from './account-role.tsx';
import { AccountStatusBadge } from './account-status-badge.tsx';
import { SectionLinks } from './section-links.tsx';
import { UserActions } from './user-actions.tsx';

const AccountSignals = lazy(() => import('./account-signals.tsx').then((file) => ({ default: file.AccountSignals })));
const UserMoney = lazy(() => import('./user-money.tsx').then((file) => ({ default: file.UserMoney })));

interface UserSheetProps {
  user: AdminUser;
  onClose: () => void;
}

/** An account in detail, with the ways to what it did and what may be done to it. */
export function UserSheet({ user, onClose }: UserSheetProps) {
  const { t } = useTranslation('adminLists');
  const moment = useOperatorTime();
  const { may } = useMay();
  const { name, role, status, suspendedAt, suspensionReason, can } = user;
  return (
    <Sheet
      open
      onOpenChange={(open) => !open && onClose()}
      title={name || user.email}
      description={
        <span className="flex flex-wrap items-center gap-2">
          <AccountRole user={user} /> <AccountStatusBadge user={user} />
        </span>
      }
      footer={can.length > 0 && <UserActions user={user} onErased={onClose} />}
    >
      <div className="grid gap-5">
        {suspendedAt && (
          <Notice tone="red" title={t('users.since', { when: moment(suspendedAt) })}>
            <bdi className="wrap-anywhere whitespace-pre-line">{suspensionReason}</bdi>
          </Notice>
        )}
        {status === 'pending' && role !== 'ADMIN' && (
          <p className="text-14 text-ink-soft">{t(`users.pendingFor.${whyPending(user)}`)}</p>
        )}
        {role === 'ADMIN' && <ManagedAsStaff />}
        <Facts narrow facts={useFacts(user)} />
        {role === 'CLEANER' && (
          <Suspense>
            <UserMoney user={user} />
          </Suspense>
        )}
        {role !== 'ADMIN' && may(listSignals) && (
          <Suspense>
            <AccountSignals id={user.id} />
          </Suspense>
        )}
        <SectionLinks links={useLinks(user)} />
      </div>
    </Sheet>
  );
}

/** Of an admin: what they may do is changed elsewhere, and nothing here suspends them. */
function ManagedAsStaff() {
  const { t } = useTranslation(['adminLists', 'admin']);
  const { maySee } = useMay();
  return (
    <p className="text-14 text-ink-soft">
      {t('users.staffNote')}{' '}
      {maySee('staff') && (
        <TextLink to={to('adminSection', { section: 'staff' })}>{t('admin:sections.staff')}</TextLink>
      )}
    </p>
  );
}

/** What the account waits for first; who was turned down waits for nothing. */
const whyPending = ({ emailVerified, backgroundCheckStatus: check }: AdminUser) =>
  emailVerified ? (check === 'REJECTED' ? 'rejected' : 'check') : 'email';

function useFacts(user: AdminUser) {
  const { t } = useTranslation('adminLists');
  const moment = useOperatorTime();
  const workFacts = useWorkFacts(user);
  const { id, email, phone, emailVerified, createdAt, lastSeenAt, suspendedBy } = user;
  return [
    ...(suspendedBy
      ? [{ key: 'suspendedBy', label: t('users.suspendedBy'), value: <bdi>{suspendedBy.name}</bdi> }]
      : []),
    { key: 'email', label: t('users.email'), value: <bdi className="break-all">{email}</bdi> },
    { key: 'confirmed', label: t('users.confirmed'), value: emailVerified ? t('yes') : t('no') },
    { key: 'phone', label: t('users.phone'), value: phone ? <bdi dir="ltr">{phone}</bdi> : t('none') },
    ...workFacts,
    { key: 'joined', label: t('users.joined'), value: moment(createdAt) },
    {
      key: 'seen',
      label: t('users.lastSeen'),
      value: lastSeenAt ? moment(lastSeenAt) : t('users.never'),
    },
    { key: 'language', label: t('users.language'), value: findLanguage(user.locale)?.nativeName ?? user.locale },
    { key: 'id', label: t('id'), value: <IdText>{id}</IdText> },
  ];
}

/** What hosts and cleaners have here, and who runs the marketplace has not. */
function useWorkFacts({ role, ratingAvg, ratingCount, jobCount, propertyCount, backgroundCheckStatus }: AdminUser) {
  const { t } = useTranslation('adminLists');
  const { language } = useLanguage();
  const number = (value: number) => formatNumber(value, language);
  if (role === 'ADMIN') return [];
  const rating =
    ratingAvg === null
      ? t('none')
      : t('users.rated', { average: formatNumber(ratingAvg, language, 2), shown: number(ratingCount) });
  return [
    { key: 'rating', label: t('users.rating'), value: rating },
    { key: 'jobs', label: t('users.jobs'), value: number(jobCount) },
    role === 'HOST'
      ? { key: 'homes', label: t('users.properties'), value: number(propertyCount) }
      : {
          key: 'check',
          label: t('users.check'),
          value: <CheckStatusBadge status={backgroundCheckStatus} viewer="admin" />,
        },
  ];
}

function useLinks({ id, role, email }: AdminUser) {
  const { t } = useTranslation('adminLists');
  const log = { label: t('users.log'), section: 'audit-logs', q: id } as const;
  if (role === 'ADMIN') return [log];
  const shared = [
    { label: t('users.jobs'), section: 'jobs', q: id },
    { label: t('users.payments'), section: 'payments', q: id },
  ] as const;
  return role === 'HOST'
    ? [...shared, { label: t('users.properties'), section: 'properties', q: id } as const, log]
    : [
        ...shared,
        { label: t('users.payouts'), section: 'payouts', q: id } as const,
        { label: t('users.check'), section: 'background-checks', q: email } as const,
        log,
      ];
}
