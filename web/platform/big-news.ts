import { listNotifications } from '#contract/calls.ts';
import { findLanguage } from '#contract/languages.ts';
import type { NotificationKind } from '#contract/notifications.ts';
import { showToast } from '#web/ui/toast-state.ts';
import { call } from './api.ts';

/** What changes what a cleaner does next, or that they are paid: said on whichever page they have open, in this tone. */
const toneOf: Partial<Record<NotificationKind, 'success' | 'neutral'>> = {
  bidAccepted: 'success',
  promoted: 'success',
  cleanerPaid: 'success',
  jobLost: 'neutral',
  takenOff: 'neutral',
  jobCanceled: 'neutral',
};

interface Ways {
  /** The word of the button that leads to what the news are about. */
  view: string;
  navigate: (to: string) => void;
}

/** Says the latest big thing in the bell that came after an instant, and answers since when to look the next time. */
export async function sayBigNews(since: number, { view, navigate }: Ways): Promise<number> {
  // of this browser: the account may have been used last in another
  const language = findLanguage(document.documentElement.lang)?.code;
  const unread = await call(listNotifications, { query: { unread: 'true', limit: 5, language } });
  const news = unread.find(({ kind, createdAt }) => toneOf[kind] && Date.parse(createdAt) > since);
  if (!news) return since;
  const { title, text: description, link } = news;
  const tone = toneOf[news.kind];
  const isHere = new URL(link, window.location.origin).pathname === window.location.pathname;
  const action = { label: view, onSelect: () => navigate(link) };
  showToast({ title, description, ...(tone && { tone }), ...(!isHere && { action }) });
  return Date.parse(news.createdAt);
}
