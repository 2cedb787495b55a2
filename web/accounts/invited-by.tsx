import { useTranslation } from 'react-i18next';
import { whoInvites } from '#contract/sign-in-calls.ts';
import { useRead } from '#web/platform/use-read.ts';
import { Notice } from '#web/ui/notice.tsx';

/** Who asked the visitor to come, by the code of their link; nothing where it is no one’s, which its own line shows. */
export function InvitedBy({ code }: { code: string }) {
  const { t } = useTranslation('auth');
  const inviter = useRead(whoInvites, { params: { code } }).data;
  if (!inviter) return null;
  return (
    <Notice tone="green" className="mb-5">
      {t('register.invitedBy', { name: `\u2068${inviter.firstName}\u2069` })}
    </Notice>
  );
}
