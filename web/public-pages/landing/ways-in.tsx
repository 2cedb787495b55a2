import { useTranslation } from 'react-i18next';
import type { Role } from '#contract/endpoint.ts';
import { to } from '#web/paths.ts';
import { useSession } from '#web/platform/session.tsx';
import { useOpenSides } from '#web/platform/use-open-sides.ts';
import type { ButtonLook } from '#web/ui/button-style.ts';
import { LinkButton } from '#web/ui/link-button.tsx';
import { useClosedSide } from '../use-closed-side.ts';

const dashboards: Record<Role, string> = {
  HOST: to('hostDashboard'),
  CLEANER: to('cleanerDashboard'),
  ADMIN: to('admin'),
};

type Variant = NonNullable<ButtonLook['variant']>;

/** Where one goes from here: to the own dashboard, or to sign up as host or cleaner. Nothing while that is not known. */
export function WaysIn({ variants: [first, second] }: { variants: readonly [host: Variant, cleaner: Variant] }) {
  const { t } = useTranslation('landing');
  const { user, loading } = useSession();
  return (
    <div className={`flex flex-wrap gap-3 max-sm:*:w-full ${loading ? 'in-data-known:invisible' : ''}`}>
      {user ? (
        <LinkButton variant={first} size="large" to={dashboards[user.role]}>
          {t(`ways.${user.role}`)}
        </LinkButton>
      ) : (
        <SignUps variants={[first, second]} />
      )}
    </div>
  );
}

/** A door for each side that takes people, and in place of a closed one that it is; where none is open, those who are in already log in. */
function SignUps({ variants: [first, second] }: { variants: readonly [host: Variant, cleaner: Variant] }) {
  const { t } = useTranslation(['landing', 'shell']);
  const open = useOpenSides();
  const closed = useClosedSide();
  return (
    <>
      {open.host && <SignUp as="host" variant={first} />}
      {open.cleaner && <SignUp as="cleaner" variant={open.host ? second : first} />}
      {!open.any && (
        <LinkButton variant={first} size="large" to={to('login')}>
          {t('shell:nav.login')}
        </LinkButton>
      )}
      {closed && (
        // as high as the door was: nothing below moves when this becomes known
        <p className="flex min-h-13 flex-1 items-center text-14 text-ink-soft">{t(`closed.${closed}`)}</p>
      )}
    </>
  );
}

export function SignUp({ as: role, variant }: { as: 'host' | 'cleaner'; variant: Variant }) {
  const { t } = useTranslation('landing');
  return (
    <LinkButton variant={variant} size="large" to={to('auth', undefined, { role })}>
      {t(`ways.${role}`)}
    </LinkButton>
  );
}
