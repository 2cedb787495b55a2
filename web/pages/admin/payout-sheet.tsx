import { useTranslation } from 'react-i18next';
import type { AdminPayout } from '#contract/payouts.ts';
import { knownItemKind } from '#web/payouts/item-kinds.ts';
import { formatDay, formatMoney } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { useOperatorTime } from '#web/platform/use-operator-time.ts';
import { Bill, type BillLine } from '#web/ui/bill.tsx';
import { Facts } from '#web/ui/facts.tsx';
import { IdText } from '#web/ui/id-text.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Section } from '#web/ui/section.tsx';
import { Sheet } from '#web/ui/sheet.tsx';
import { PayoutAction, PayoutBadge } from './payout-cells.tsx';
import { SectionLink, SectionLinks } from './section-links.tsx';

interface PayoutSheetProps {
  payout: AdminPayout;
  ask: (payout: AdminPayout) => void;
  onClose: () => void;
}

/** A payout in detail: why it is held, whose it is, what it is made of, and the ways to what admins did. */
export function PayoutSheet({ payout, ask, onClose }: PayoutSheetProps) {
  const { t } = useTranslation(['adminLists', 'admin', 'payouts']);
  const { cleaner, id, status, amountCents, holdReason } = payout;
  const name = `\u2068${cleaner.name}\u2069`;
  return (
    <Sheet
      open
      onOpenChange={(open) => !open && onClose()}
      title={`${formatMoney(amountCents)} · ${cleaner.name}`}
      description={<PayoutBadge status={status} />}
      footer={(status === 'pending' || status === 'held') && <PayoutAction payout={payout} ask={ask} />}
    >
      <div className="grid gap-5">
        {status === 'failed' && <Notice>{t('admin:money.backAtCleaner', { name })}</Notice>}
        {holdReason && (
          <Notice tone={status === 'held' ? 'apricot' : 'neutral'} title={t('payouts:status.held')}>
            <bdi className="wrap-anywhere whitespace-pre-line">{holdReason}</bdi>
          </Notice>
        )}
        <Facts narrow facts={useFacts(payout)} />
        <Section title={t('payouts:list.contents')} level={3}>
          <Bill lines={useLines(payout)} />
        </Section>
        <SectionLinks
          links={[
            { label: t('payoutsOf', { name }), section: 'payouts', q: cleaner.id },
            { label: t('users.log'), section: 'audit-logs', q: id },
          ]}
        />
      </div>
    </Sheet>
  );
}

function useFacts({ id, cleaner, method, createdAt }: AdminPayout) {
  const { t } = useTranslation(['admin', 'adminLists', 'payouts']);
  const moment = useOperatorTime();
  return [
    {
      ...{ key: 'cleaner', label: t('money.cleaner') },
      value: <SectionLink section="users" id={cleaner.id} name={cleaner.name} />,
    },
    { key: 'method', label: t('money.method'), value: t(`payouts:method.${method}`) },
    { key: 'date', label: t('money.date'), value: <span data-wide>{moment(createdAt)}</span> },
    { key: 'id', label: t('adminLists:id'), value: <IdText>{id}</IdText> },
  ];
}

/** What it is made of, with what is taken off, down to what the bank gets. */
function useLines({ items, amountCents, feeCents }: AdminPayout): BillLine[] {
  const { t } = useTranslation(['admin', 'payouts']);
  const { language } = useLanguage();
  const lines = items.map(({ kind, jobId, jobTitle, jobDay, amountCents: part }, index) => {
    const called = t(`payouts:item.${knownItemKind(kind)}`);
    const notes = [
      jobDay && formatDay(jobDay, { language, timeZone: 'UTC' }),
      jobTitle !== null && kind !== 'job' && called,
    ].filter((note) => note);
    return {
      ...{ key: String(index), amount: formatMoney(part) },
      label: (
        <>
          {jobTitle === null ? called : <SectionLink section="jobs" id={jobId} name={jobTitle} />}
          {notes.length > 0 && <span className="block text-13 text-ink-soft">{notes.join(' · ')}</span>}
        </>
      ),
    };
  });
  const fee = feeCents > 0 ? [{ key: 'fee', label: t('money.fee'), amount: formatMoney(-feeCents) }] : [];
  return [
    ...lines,
    ...fee,
    { key: 'bank', label: t('money.toBank'), amount: formatMoney(amountCents - feeCents), sum: true },
  ];
}
