import { useTranslation } from 'react-i18next';
import { to } from '#web/paths.ts';
import { roleHome } from '#web/platform/role-home.ts';
import { useSession } from '#web/platform/session.tsx';
import type { ButtonLook } from '#web/ui/button-style.ts';
import { LinkButton } from '#web/ui/link-button.tsx';

/** 'Join for Free'; whoever is logged in has joined and goes on to their own dashboard. */
export function JoinButton({ variant, className }: Pick<ButtonLook, 'variant'> & { className?: string }) {
  const { t } = useTranslation(['welcome', 'landing']);
  const { user, loading } = useSession();
  const label = user ? t(`landing:ways.${user.role}`) : t('join');
  return (
    <LinkButton
      variant={variant}
      size="large"
      to={user ? roleHome(user.role) : to('register')}
      className={`${loading ? 'in-data-known:invisible' : ''} ${className ?? ''}`}
    >
      {label}
    </LinkButton>
  );
}
