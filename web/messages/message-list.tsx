import { useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { listMessages } from '#contract/message-calls.ts';
import type { Message } from '#contract/messages.ts';
import { formatDay } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { ownZone } from '#web/platform/own-zone.ts';
import { ReadFailed } from '#web/platform/read-failed.tsx';
import { useNow } from '#web/platform/use-now.ts';
import { usePages } from '#web/platform/use-pages.ts';
import { Button } from '#web/ui/button.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { daysOf, goesOn, nearDay } from './days-of.ts';
import { MessageView } from './message-view.tsx';
import { askedBy } from './other-of.ts';
import type { Talk } from './outbox.ts';
import { OutgoingView } from './outgoing-view.tsx';
import type { useOutbox } from './use-outbox.ts';
import { usePageVisible } from './use-page-visible.ts';

interface MessageListProps {
  talk: Talk;
  outbox: ReturnType<typeof useOutbox>;
  /** Nothing can be written here. */
  closed: boolean;
}

/** What was said, while somebody looks: fetching it marks it as read. */
export function MessageList(props: MessageListProps) {
  const visible = usePageVisible();
  return visible ? <Said {...props} /> : null;
}

function Said({ talk, outbox, closed }: MessageListProps) {
  const { t } = useTranslation('messages');
  const query = { ...askedBy(talk.user.role, talk.personId), latest: 'true', limit: 50 };
  const pages = usePages(listMessages, query, { id: talk.jobId });
  const messages = pages.items?.toSorted(byTime);
  // what waits says more below itself once it is known why
  const end = useKeptAtEnd([messages?.at(-1)?.id, ...outbox.waiting.map(({ state }) => state)].join());
  if (!messages && pages.error) return <ReadFailed title={t('inbox.failed')} read={pages} />;
  if (!messages) return <SkeletonRows rows={4} />;
  return (
    <div className="grid min-h-full content-end gap-4">
      {pages.loadMore && (
        <Button className="justify-self-center" size="compact" loading={pages.loadingMore} onClick={pages.loadMore}>
          {t('thread.older')}
        </Button>
      )}
      {messages.length + outbox.waiting.length === 0 && (
        <p className="text-14 text-ink-soft">{t(closed ? 'panel.none' : 'thread.empty')}</p>
      )}
      <div role="log" className="grid gap-4">
        {daysOf(messages).map((day) => (
          <Day key={day[0]?.id} messages={day} viewerId={talk.user.id} />
        ))}
        {outbox.waiting.map((one) => (
          <OutgoingView
            key={one.key}
            outgoing={one}
            onRetry={() => outbox.retry(one)}
            onRemove={() => outbox.remove(one.key)}
          />
        ))}
      </div>
      <div ref={end} />
    </div>
  );
}

const byTime = (one: Message, other: Message) =>
  one.createdAt.localeCompare(other.createdAt) || one.id.localeCompare(other.id);

function Day({ messages, viewerId }: { messages: readonly Message[]; viewerId: string }) {
  const { t } = useTranslation('messages');
  const { language } = useLanguage();
  const now = useNow();
  const timeZone = ownZone();
  const [first] = messages;
  const near = first && nearDay(first.createdAt, now);
  return (
    <section className="grid gap-2">
      {first && (
        <h3 className="justify-self-center rounded-full bg-sunken px-3 py-0.5 text-12 font-medium text-ink-soft">
          {near ? t(`days.${near}`) : formatDay(first.createdAt, { language, timeZone })}
        </h3>
      )}
      {messages.map((message, at) => (
        <MessageView
          key={message.id}
          message={message}
          own={message.author.id === viewerId}
          goesOn={goesOn(message, messages[at + 1])}
        />
      ))}
    </section>
  );
}

/** Brings the end into sight whenever something is added there. */
function useKeptAtEnd(last: string) {
  const end = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `last` is what it waits for
  useLayoutEffect(() => {
    end.current?.scrollIntoView?.({ block: 'nearest' });
  }, [last]);
  return end;
}
