import { useTranslation } from 'react-i18next';
import { to } from '#web/paths.ts';
import { roleHome } from '#web/platform/role-home.ts';
import { useSession } from '#web/platform/session.tsx';
import { useOpenSides } from '#web/platform/use-open-sides.ts';
import type { ButtonLook } from '#web/ui/button-style.ts';
import { LinkButton } from '#web/ui/link-button.tsx';

/** 'Join for Free'; whoever is logged in has joined and goes on to their own dashboard. */
export function JoinButton({ variant, className }: Pick<ButtonLook, 'variant'> & { className?: string }) {
  const { t } = useTranslation(['welcome', 'landing', 'shell']);
  const { user, loading } = useSession();
  const open = useOpenSides();
  const label = user ? t(`landing:ways.${user.role}`) : open.any ? t('join') : t('shell:nav.login');
  return (
    <LinkButton
      variant={variant}
      size="large"
      to={user ? roleHome(user.role) : wayIn(open)}
      className={`${loading ? 'in-data-known:invisible' : ''} ${className ?? ''}`}
    >
      {label}
    </LinkButton>
  );
}

/** To the side that takes people, where only one does. */
const wayIn = ({ host, cleaner }: { host: boolean; cleaner: boolean }): string => {
  if (host && cleaner) return to('register');
  if (!host && !cleaner) return to('login');
  return to('auth', undefined, { role: host ? 'host' : 'cleaner' });
};
