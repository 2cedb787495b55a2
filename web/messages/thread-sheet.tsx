import { useTranslation } from 'react-i18next';
import { ReadFailed } from '#web/platform/read-failed.tsx';
import { Sheet } from '#web/ui/sheet.tsx';
import { AboutJob } from './about-job.tsx';
import { MessageList } from './message-list.tsx';
import type { Talk } from './outbox.ts';
import { useTalk } from './use-talk.ts';
import { Writing } from './writing.tsx';

interface ThreadSheetProps {
  talk: Talk;
  name: string;
  onClose: () => void;
}

/** A conversation over the page of its job. */
export function ThreadSheet({ talk, name, onClose }: ThreadSheetProps) {
  const { t } = useTranslation('messages');
  const { about, outbox } = useTalk(talk);
  return (
    <Sheet
      open
      onOpenChange={(open) => !open && onClose()}
      title={name}
      description={about.data && <AboutJob about={about.data} />}
      footer={about.data && <Writing talk={talk} about={about.data} onSend={outbox.add} />}
    >
      {about.error && !about.data ? (
        <ReadFailed title={t('inbox.failed')} read={about} />
      ) : (
        <MessageList {...{ talk, outbox }} closed={about.data?.canWrite === false} />
      )}
    </Sheet>
  );
}
