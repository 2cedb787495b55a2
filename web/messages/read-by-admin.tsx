import { cx } from 'class-variance-authority';
import { Flag } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { listContentMessages, listDisputeMessages } from '#contract/message-calls.ts';
import type { Message } from '#contract/messages.ts';
import { formatDateTime } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { plainDirection } from '#web/platform/plain-direction.ts';
import { ReadFailed } from '#web/platform/read-failed.tsx';
import { useLoggedReading } from '#web/platform/use-logged-reading.ts';
import { useOperatorZone } from '#web/platform/use-operator-zone.ts';
import { type Pages, usePages } from '#web/platform/use-pages.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Section } from '#web/ui/section.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { useSaidIn } from './said-in.ts';

interface ReadByAdminProps {
  /** What was reported, a job or a message, and the id of that report. */
  about: 'job' | 'message';
  id: string;
  /** The message that was reported. */
  marked?: string;
}

/** A conversation for an admin, fetched only when asked for: each reading is logged. */
export function ReadByAdmin({ about, id, marked }: ReadByAdminProps) {
  const { t } = useTranslation(['messages', 'messageReports']);
  const [open, setOpen] = useState(false);
  return (
    <Section title={t('title')} description={t('messageReports:admin.readNote')}>
      {open && (about === 'job' ? <OfJob id={id} /> : <OfMessage id={id} marked={marked} />)}
      {!open && <Button onClick={() => setOpen(true)}>{t('messageReports:admin.read')}</Button>}
    </Section>
  );
}

function OfJob({ id }: { id: string }) {
  useLoggedReading(listDisputeMessages);
  return (
    <Conversation pages={usePages(listDisputeMessages, { limit: 100 }, { id }, { once: true })} marked={undefined} />
  );
}

function OfMessage({ id, marked }: { id: string; marked: string | undefined }) {
  useLoggedReading(listContentMessages);
  return <Conversation pages={usePages(listContentMessages, { limit: 100 }, { id }, { once: true })} marked={marked} />;
}

function Conversation({ pages, marked }: { pages: Pages<Message>; marked: string | undefined }) {
  const { t } = useTranslation(['messages', 'messageReports']);
  const { language } = useLanguage();
  const timeZone = useOperatorZone();
  const saidIn = useSaidIn();
  if (!pages.items && pages.error) return <ReadFailed title={t('inbox.failed')} read={pages} />;
  if (!pages.items) return <SkeletonRows rows={3} />;
  if (pages.items.length === 0) return <p className="text-14 text-ink-soft">{t('messageReports:admin.noMessages')}</p>;
  return (
    <div className="grid gap-3">
      <ul className="grid gap-3">
        {pages.items.map((message) => (
          <li
            key={message.id}
            className={cx('grid gap-0.5', message.id === marked && '-mx-3 gap-1 rounded-card bg-sunken px-3 py-2')}
          >
            <p className="text-12 text-ink-soft">
              <bdi className="font-semibold text-ink">{message.author.name}</bdi>{' '}
              {formatDateTime(message.createdAt, { language, timeZone })}
              {message.hidden && ` · ${t('messageReports:admin.hidden')}`}
            </p>
            {message.id === marked && (
              <Badge tone="red" icon={Flag} className="justify-self-start">
                {t('messageReports:admin.marked')}
              </Badge>
            )}
            {/* an admin reads what was removed, too */}
            <p dir="auto" className="text-14 whitespace-pre-wrap wrap-anywhere">
              {plainDirection(saidIn({ ...message, hidden: false }))}
            </p>
            {message.photoUrls.map((url, index) => (
              <img
                key={url}
                src={message.thumbnailUrls[index]}
                alt={t('photoOf', { number: index + 1, name: message.author.name })}
                className="photo size-20 rounded-tag object-cover"
              />
            ))}
          </li>
        ))}
      </ul>
      {pages.loadMore && (
        <Button className="justify-self-center" loading={pages.loadingMore} onClick={pages.loadMore}>
          {t('inbox.more')}
        </Button>
      )}
    </div>
  );
}
