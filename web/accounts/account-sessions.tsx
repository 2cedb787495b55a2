import { useTranslation } from 'react-i18next';
import { endOtherSessions, listSessions } from '#contract/calls.ts';
import type { AnswerOf } from '#contract/endpoint.ts';
import { formatMedium } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { ReadFailed } from '#web/platform/read-failed.tsx';
import { useRead } from '#web/platform/use-read.ts';
import { useWrite } from '#web/platform/use-write.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Section } from '#web/ui/section.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { showToast } from '#web/ui/toast.tsx';
import { deviceOf } from './device-of.ts';

/** Where the account is signed in, and the way to sign out of all other places. */
export function AccountSessions() {
  const { t } = useTranslation('account');
  const sessions = useRead(listSessions);
  const end = useWrite(endOtherSessions, {
    onSuccess: () => showToast({ title: t('sessions.ended'), description: t('sessions.endedText'), tone: 'success' }),
    failed: t('sessions.endFailed'),
  });
  const others = sessions.data?.some(({ current }) => !current) ?? false;
  return (
    <Section title={t('sessions.title')} description={t('sessions.text')}>
      {sessions.data ? (
        <ul className="divide-y divide-line">
          {sessions.data.map((session) => (
            <AccountSession key={`${session.createdAt} ${session.userAgent}`} session={session} />
          ))}
        </ul>
      ) : sessions.error ? (
        <ReadFailed title={t('sessions.failed')} read={sessions} />
      ) : (
        <SkeletonRows rows={2} />
      )}
      {others && (
        <Button className="mt-4" loading={end.isPending} onClick={() => end.mutate({})}>
          {t('sessions.end')}
        </Button>
      )}
    </Section>
  );
}

/** One place of being signed in: which browser where, and since when. */
function AccountSession({
  session,
}: {
  session: AnswerOf<typeof import('#contract/accounts.ts').listSessions>[number];
}) {
  const { t } = useTranslation('account');
  const { language } = useLanguage();
  const { browser, system } = deviceOf(session.userAgent);
  const device =
    browser && system ? t('sessions.device', { browser, system }) : (browser ?? system ?? t('sessions.unknown'));
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-3">
      <span className="grid min-w-0">
        <bdi className="text-14 font-medium">{device}</bdi>
        <span className="text-13 text-ink-soft">
          {t('sessions.since', { when: formatMedium(session.createdAt, { language }) })}
        </span>
      </span>
      {session.current && <Badge tone="green">{t('sessions.current')}</Badge>}
    </li>
  );
}
