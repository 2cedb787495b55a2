import { useTranslation } from 'react-i18next';
import { useSession } from '#web/platform/session.tsx';
import { useOpenSides } from '#web/platform/use-open-sides.ts';
import { SignUp, WaysIn } from './ways-in.tsx';

/** The last call: one door for hosts, one for cleaners; whoever is logged in goes on to their own dashboard. */
export function TwoDoors() {
  const { t } = useTranslation('landing');
  const { user } = useSession();
  return (
    <div className="mt-20 bg-green-deep text-on-deep lg:mt-28">
      <div className="page grid lg:grid-cols-[7fr_5fr]">
        <section className="py-12 lg:py-20 lg:pe-16">
          <h2 className="text-title">{t('doors.hostTitle')}</h2>
          <p className="mt-3 mb-6 max-w-lg text-16 text-on-deep-soft">{t('doors.hostText')}</p>
          {user ? <WaysIn variants={['deep', 'deep-outline']} /> : <Door to="host" variant="deep" />}
        </section>
        <section className="border-deep-line py-12 max-lg:border-t lg:border-s lg:py-20 lg:ps-16">
          <h2 className="text-28">{t('doors.cleanerTitle')}</h2>
          <p className="mt-3 mb-6 max-w-lg text-16 text-on-deep-soft">{t('doors.cleanerText')}</p>
          {!user && <Door to="cleaner" variant="deep-outline" />}
        </section>
      </div>
    </div>
  );
}

/** The way in, or that there is none at the moment. */
function Door({ to: side, variant }: { to: 'host' | 'cleaner'; variant: 'deep' | 'deep-outline' }) {
  const { t } = useTranslation('landing');
  return useOpenSides()[side] ? (
    <SignUp as={side} variant={variant} />
  ) : (
    <p className="flex min-h-13 items-center text-16">{t(`closed.${side}`)}</p>
  );
}
