import { useTranslation } from 'react-i18next';
import type { ClientRequest } from '#contract/hiring.ts';
import { formatDateTime } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';

/** In a list of invitations: until when nobody else sees the job. */
export function InvitedFirstLine({ request: { timeZone }, until }: { request: ClientRequest; until: string }) {
  const { t } = useTranslation('inviteFirst');
  const { language } = useLanguage();
  return (
    <p className="mt-1 text-14 text-green-ink">
      {t('youTitle', { when: formatDateTime(until, { language, timeZone }) })}
    </p>
  );
}
