import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { endOtherSessions, listSessions } from '#contract/calls.ts';
import { formatNumber } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { ReadFailed } from '#web/platform/read-failed.tsx';
import { useRead } from '#web/platform/use-read.ts';
import { useWrite } from '#web/platform/use-write.ts';
import { Button } from '#web/ui/button.tsx';
import { Section } from '#web/ui/section.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { showToast } from '#web/ui/toast.tsx';
import { AccountSession } from './account-session.tsx';

/** So many are shown at first, the newest; somebody who never logs out has dozens. */
const atFirst = 5;

/** Where the account is signed in, and the way to sign out of one other place, or of all. */
export function AccountSessions() {
  const { t } = useTranslation('accountSafety');
  const { language } = useLanguage();
  const [all, setAll] = useState(false);
  const sessions = useRead(listSessions);
  const end = useWrite(endOtherSessions, {
    onSuccess: () => showToast({ title: t('sessions.ended'), description: t('sessions.endedText'), tone: 'success' }),
    failed: t('sessions.endFailed'),
  });
  const count = sessions.data?.length ?? 0;
  const others = sessions.data?.some(({ current }) => !current) ?? false;
  return (
    <Section id="sessions" title={t('sessions.title')} description={t('sessions.text')}>
      {sessions.data ? (
        <ul className="divide-y divide-line">
          {sessions.data.slice(0, all ? undefined : atFirst).map((session) => (
            <AccountSession key={session.id} session={session} />
          ))}
        </ul>
      ) : sessions.error ? (
        <ReadFailed title={t('sessions.failed')} read={sessions} />
      ) : (
        <SkeletonRows rows={2} />
      )}
      <div className="mt-4 flex flex-wrap gap-2 empty:hidden">
        {!all && count > atFirst && (
          <Button onClick={() => setAll(true)}>{t('sessions.all', { number: formatNumber(count, language) })}</Button>
        )}
        {others && (
          <Button loading={end.isPending} onClick={() => end.mutate({})}>
            {t('sessions.end')}
          </Button>
        )}
      </div>
    </Section>
  );
}
