import { ShieldCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { getCleanerProfile } from '#contract/calls.ts';
import { to } from '#web/paths.ts';
import { formatDate } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { useRead } from '#web/platform/use-read.ts';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Notice } from '#web/ui/notice.tsx';

/** Why there is no bid form, and where the check is done, or done again. */
export function CheckNeeded() {
  const { t } = useTranslation('bids');
  const { language } = useLanguage();
  const expiredAt = useRead(getCleanerProfile).data?.checkExpiredAt;
  const date = expiredAt && formatDate(new Date(expiredAt), language, { dateStyle: 'long' });
  return (
    <Notice
      tone="amber"
      icon={ShieldCheck}
      title={date ? t('check.expired', { date }) : t('check.title')}
      live
      action={
        <LinkButton variant="primary" to={to('backgroundCheck')}>
          {date ? t('check.renew') : t('check.link')}
        </LinkButton>
      }
    >
      {date ? t('check.expiredText') : t('check.text')}
    </Notice>
  );
}
