import { useTranslation } from 'react-i18next';
import type { listSessions } from '#contract/accounts.ts';
import type { AnswerOf } from '#contract/endpoint.ts';
import { formatMedium } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { deviceOf } from './device-of.ts';

/** One place of being signed in: which browser where, and since when. */
export function AccountSession({ session }: { session: AnswerOf<typeof listSessions>[number] }) {
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
