import { MapPinOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { to } from '#web/paths.ts';
import { Notice } from '#web/ui/notice.tsx';
import { TextLink } from '#web/ui/text-link.tsx';

/** Whose clock the times would be meant on is not known yet: said as soon as the home is chosen, not only once it is sent. */
export function ZoneMissing({ homeId }: { homeId: string }) {
  const { t } = useTranslation('severalHomes');
  return (
    <Notice
      tone="amber"
      icon={MapPinOff}
      live
      action={
        <TextLink className="text-14" to={to('hostDashboard', undefined, { tab: 'properties', edit: homeId })}>
          {t('zoneAdd')}
        </TextLink>
      }
    >
      {t('zoneUnknown')}
    </Notice>
  );
}
