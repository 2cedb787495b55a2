import { useTranslation } from 'react-i18next';
import type { InboxItem } from '#contract/inbox.ts';
import { canBeChosen } from '#web/platform/can-be-chosen.ts';
import { formatDay, formatMoney, formatNumber } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { useNow } from '#web/platform/use-now.ts';

/** Why something needs the host; until when stands beside it. */
export function useInboxReason({ kind, job, dueAt, doubts, owedCents, calendar, message, stay }: InboxItem): string {
  const { t } = useTranslation('host');
  const { language } = useLanguage();
  const now = useNow();
  if (kind === 'place') return t('inbox.place');
  if (stay && dueAt) {
    return t(Date.parse(dueAt) <= now ? 'inbox.uncoveredLeft' : 'inbox.uncovered');
  }
  if (kind === 'card' || !(job || calendar)) return t('payment.text');
  if (kind === 'calendar' && calendar) {
    const day = calendar.checkOutDate;
    const shown = day ? formatDay(`${day}T12:00:00Z`, { language, timeZone: 'UTC' }) : '';
    return t(`calendarAsks.${calendar.kind}`, { day: shown });
  }
  if (!job) return '';
  const isAhead = Date.parse(job.startTime) > now;
  const name = job.cleaner?.name ?? '';
  switch (kind) {
    case 'message':
      return message?.text
        ? t('inbox.wrote', { name: message.cleaner.name, text: apart(message.text) })
        : t('inbox.photos', { name: message?.cleaner.name ?? '' });
    case 'bids': {
      const count = job.bids.filter(canBeChosen).length;
      return t('bids.only', { count, shown: formatNumber(count, language) });
    }
    case 'bidless':
      if (!isAhead) return t('inbox.bidlessNow');
      return t(job.bids.some(({ bookedElsewhere }) => bookedElsewhere) ? 'inbox.bidsBooked' : 'inbox.bidless');
    case 'pay':
      return owedCents === null ? t('inbox.extra') : t('inbox.owed', { amount: formatMoney(owedCents) });
    case 'approve':
      if (doubts?.length) return t(`inbox.${doubtWords(doubts)}`, { name });
      return t('inbox.approve', { name });
    case 'door':
      return t('inbox.door', { name });
    default:
      return t(`inbox.${kind === 'report' ? 'report' : 'repost'}`);
  }
}

/** What people write keeps its own direction within a sentence of another. */
const apart = (words: string): string => `\u2068${words}\u2069`;

function doubtWords(doubts: NonNullable<InboxItem['doubts']>): 'skipped' | 'smallPhoto' | 'skippedAndSmall' {
  if (!doubts.includes('small_photo')) return 'skipped';
  return doubts.includes('task_skipped') ? 'skippedAndSmall' : 'smallPhoto';
}
