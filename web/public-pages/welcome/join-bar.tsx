import { useTranslation } from 'react-i18next';
import { useSession } from '#web/platform/session.tsx';
import { useOpenSides } from '#web/platform/use-open-sides.ts';
import { JoinButton } from './join-button.tsx';

/** Stays at the lower edge of a phone until one has joined. */
export function JoinBar() {
  const { t } = useTranslation('welcome');
  const { user, loading } = useSession();
  const { any } = useOpenSides();
  if (user || !any) return null;
  return (
    <div
      data-thumb-bar
      className={`fixed inset-x-0 bottom-(--bottom-bar) z-20 hidden border-t border-line bg-paper px-gutter pt-2.5 pb-[max(0.625rem,env(safe-area-inset-bottom))] thumb:max-md:block ${loading ? 'in-data-known:invisible' : ''}`}
    >
      <p className="mb-1.5 text-center text-12 text-ink-soft">{t('bar')}</p>
      <JoinButton variant="primary" className="w-full" />
    </div>
  );
}
