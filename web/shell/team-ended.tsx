import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { forgetEndedTeam } from '#web/platform/acting-for.ts';
import { showToast } from '#web/ui/toast.tsx';

/** Says once why somebody who acted for a host finds themself on their own pages. */
export function TeamEnded({ name }: { name: string }) {
  const { t } = useTranslation('errors');
  useEffect(() => {
    forgetEndedTeam();
    showToast({ title: t('membershipEndedOf', { name }) });
  }, [t, name]);
  return null;
}
