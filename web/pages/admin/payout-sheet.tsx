import { useTranslation } from 'react-i18next';
import type { AdminPayout } from '#contract/payouts.ts';
import { useMay } from '#web/admin/use-may.ts';
import { to } from '#web/paths.ts';
import { knownItemKind } from '#web/payouts/item-kinds.ts';
import { formatDay, formatMoney } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { useOperatorTime } from '#web/platform/use-operator-time.ts';
import { Facts } from '#web/ui/facts.tsx';
import { IdText } from '#web/ui/id-text.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Sheet } from '#web/ui/sheet.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { PayoutAction, PayoutBadge } from './payout-cells.tsx';
import { SectionLinks } from './section-links.tsx';

interface PayoutSheetProps {
  payout: AdminPayout;
  ask: (payout: AdminPayout) => void;
  onClose: () => void;
}

/** A payout in detail: what it is made of, why it is held, and the ways to its cleaner and what admins did. */
export function PayoutSheet({ payout, ask, onClose }: PayoutSheetProps) {
  const { t } = useTranslation(['adminLists', 'admin']);
  const { cleaner, id, status } = payout;
  const links = [
    { label: cleaner.name, section: 'users', q: cleaner.id } as const,
    { label: t('payoutsOf', { name: `\u2068${cleaner.name}\u2069` }), section: 'payouts', q: cleaner.id } as const,
    { label: t('users.log'), section: 'audit-logs', q: id } as const,
  ];
  return (
    <Sheet
      open
      onOpenChange={(open) => !open && onClose()}
      title={cleaner.name}
      description={<PayoutBadge status={status} />}
      footer={(status === 'pending' || status === 'held') && <PayoutAction payout={payout} ask={ask} />}
    >
      <div className="grid gap-5">
        {status === 'failed' && (
          <Notice>{t('admin:money.backAtCleaner', { name: `\u2068${cleaner.name}\u2069` })}</Notice>
        )}
        <Facts narrow facts={useFacts(payout)} />
        <SectionLinks links={links} />
      </div>
    </Sheet>
  );
}

function useFacts({ id, amountCents, feeCents, method, createdAt, holdReason, items }: AdminPayout) {
  const { t } = useTranslation(['admin', 'adminLists', 'payouts']);
  const { language } = useLanguage();
  const moment = useOperatorTime();
  const { maySee } = useMay();
  const may = maySee('jobs');
  const money = (cents: number) => <bdi className="tabular-nums">{formatMoney(cents)}</bdi>;
  const jobs = items.filter(({ jobTitle }) => jobTitle !== null);
  return [
    {
      ...{ key: 'bank', label: t('money.toBank') },
      value: <span className="text-28 font-semibold">{money(amountCents - feeCents)}</span>,
    },
    ...(feeCents > 0
      ? [
          { key: 'amount', label: t('money.amount'), value: money(amountCents) },
          { key: 'fee', label: t('money.fee'), value: money(feeCents) },
        ]
      : []),
    { key: 'method', label: t('money.method'), value: t(`payouts:method.${method}`) },
    { key: 'date', label: t('money.date'), value: moment(createdAt) },
    ...(holdReason
      ? [{ key: 'why', label: t('money.reason'), value: <bdi className="wrap-anywhere">{holdReason}</bdi> }]
      : []),
    ...(jobs.length > 0
      ? [
          {
            key: 'jobs',
            label: t('adminLists:users.jobs'),
            value: jobs.map(({ kind, jobId, jobTitle, jobDay, amountCents: part }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a list that never changes, in which a job may stand twice
              <span key={index} data-wide className="flex justify-between gap-4">
                <span className="min-w-0">
                  {jobId && may ? (
                    <TextLink to={to('adminSection', { section: 'jobs' }, { q: jobId })}>
                      <bdi>{jobTitle}</bdi>
                    </TextLink>
                  ) : (
                    <bdi>{jobTitle}</bdi>
                  )}
                  <span className="font-normal text-ink-soft">
                    {jobDay && ` · ${formatDay(jobDay, { language, timeZone: 'UTC' })}`}
                    {kind !== 'job' && ` · ${t(`payouts:item.${knownItemKind(kind)}`)}`}
                  </span>
                </span>{' '}
                {money(part)}
              </span>
            )),
          },
        ]
      : []),
    { key: 'id', label: t('adminLists:id'), value: <IdText>{id}</IdText> },
  ];
}
