import { ShieldCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { CleanerProfile } from '#contract/cleaners.ts';
import { to } from '#web/paths.ts';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Notice } from '#web/ui/notice.tsx';

type Status = CleanerProfile['backgroundCheckStatus'];

interface CheckGateProps {
  status: Status;
  /** Stands beside something else that is to be done first. */
  beside?: boolean;
}

/** Stands where jobs would be until the background check is approved: what is missing, and where it is done. */
export function CheckGate({ status, beside = false }: CheckGateProps) {
  const { t } = useTranslation('cleaner');
  const toDo = status === null || status === 'PENDING';
  return (
    <Notice
      tone={status === 'FAILED' || status === 'REJECTED' ? 'red' : toDo ? 'apricot' : 'amber'}
      icon={ShieldCheck}
      title={t('gate.title')}
      action={
        <LinkButton variant={toDo && !beside ? 'primary' : 'secondary'} to={to('backgroundCheck')}>
          {toDo ? t('gate.link') : t('gate.view')}
        </LinkButton>
      }
    >
      {status === null || status === 'APPROVED' ? t('gate.text') : t(`gate.${status}`)}
    </Notice>
  );
}
