import { ShieldCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { to } from '#web/paths.ts';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Notice } from '#web/ui/notice.tsx';

/** Why there is no bid form yet, and where the check is done. */
export function CheckNeeded() {
  const { t } = useTranslation('bids');
  return (
    <Notice
      tone="amber"
      icon={ShieldCheck}
      title={t('check.title')}
      live
      action={
        <LinkButton variant="primary" to={to('backgroundCheck')}>
          {t('check.link')}
        </LinkButton>
      }
    >
      {t('check.text')}
    </Notice>
  );
}
