import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { whoInvites } from '#contract/sign-in-calls.ts';
import { ApiError } from '#web/platform/api-error.ts';
import { useRead } from '#web/platform/use-read.ts';
import { Notice } from '#web/ui/notice.tsx';

interface InvitedByProps {
  code: string;
  /** It is no one's: an account that names it would be refused. */
  onUnknown: () => void;
}

/** Who asked the visitor to come, by the code of their link, or that it is no one's; nothing where that cannot be known now. */
export function InvitedBy({ code, onUnknown }: InvitedByProps) {
  const { t } = useTranslation('auth');
  const { data: inviter, error } = useRead(whoInvites, { params: { code } });
  const isUnknown = error instanceof ApiError && (error.status === 404 || error.status === 400);
  useEffect(() => {
    if (isUnknown) onUnknown();
  }, [isUnknown, onUnknown]);
  if (isUnknown) return <Notice className="mb-5">{t('register.unknownCode', { code: `\u2068${code}\u2069` })}</Notice>;
  if (!inviter) return null;
  return (
    <Notice tone="green" className="mb-5">
      {t('register.invitedBy', { name: `\u2068${inviter.firstName}\u2069` })}
    </Notice>
  );
}
