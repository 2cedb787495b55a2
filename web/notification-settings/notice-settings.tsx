import { useTranslation } from 'react-i18next';
import type { User } from '#contract/accounts.ts';
import { getNoticePreferences } from '#contract/notice-calls.ts';
import { ReadFailed } from '#web/platform/read-failed.tsx';
import { useRead } from '#web/platform/use-read.ts';
import { Section } from '#web/ui/section.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { ChannelTable } from './channel-table.tsx';
import { PushControl } from './push-control.tsx';
import { QuietHoursForm } from './quiet-hours-form.tsx';
import { TextMessages } from './text-messages.tsx';

/** How somebody hears of what: channels by group, this browser, the telephone, and the hours to be left alone. */
export function NoticeSettings({ user }: { user: User }) {
  const { t } = useTranslation('noticeSettings');
  const read = useRead(getNoticePreferences);
  const { data: preferences } = read;
  return (
    <Section title={t('title')} description={t('text')}>
      {preferences ? (
        <div className="grid gap-8">
          <ChannelTable preferences={preferences} role={user.role} />
          <PushControl preferences={preferences} user={user} />
          <TextMessages preferences={preferences} />
          <QuietHoursForm preferences={preferences} />
        </div>
      ) : read.error ? (
        <ReadFailed title={t('loadFailed')} read={read} />
      ) : (
        <SkeletonRows rows={6} />
      )}
    </Section>
  );
}
