import { useTranslation } from 'react-i18next';
import { sendMessage } from '#contract/message-calls.ts';
import type { Conversation } from '#contract/messages.ts';
import { isErasedName } from '#web/platform/erased-name.ts';
import { may } from '#web/platform/may.ts';
import { Notice } from '#web/ui/notice.tsx';
import { Composer } from './composer.tsx';
import { otherOf } from './other-of.ts';
import type { Talk } from './outbox.ts';

interface WritingProps {
  talk: Talk;
  about: Conversation;
  onSend: (text: string, photoUrls: string[]) => void;
}

/** The composer, or why there is none; a viewer of a team only reads. */
export function Writing({ talk, about, onSend }: WritingProps) {
  const { t } = useTranslation('messages');
  const { name } = otherOf(about, talk.user.role);
  if (about.blockedByYou) return <Notice>{t('thread.blocked', { name: `\u2068${name}\u2069` })}</Notice>;
  if (isErasedName(name)) return <Notice>{t('thread.deleted')}</Notice>;
  if (!may(sendMessage)) return null;
  if (!about.canWrite) return <Notice>{t('thread.closed')}</Notice>;
  return (
    <div data-writing className="w-full">
      <Composer talk={talk} name={name} assigned={about.assigned} onSend={onSend} />
    </div>
  );
}
