import { useTranslation } from 'react-i18next';
import { useOpenSides } from '#web/platform/use-open-sides.ts';
import { JoinButton } from './join-button.tsx';

export function LastCall() {
  const { t } = useTranslation(['welcome', 'landing']);
  const open = useOpenSides();
  return (
    <section className="mt-20 bg-green-deep text-on-deep lg:mt-28">
      <div className="page grid items-end gap-x-16 gap-y-6 py-16 lg:grid-cols-[minmax(0,1fr)_auto] lg:py-20">
        <div>
          <h2 className="text-title">{t('call.title')}</h2>
          <p className="mt-3 max-w-2xl text-16 text-on-deep-soft">
            {open.host ? t('call.text') : t('landing:closed.host')}
          </p>
          <p className="max-w-2xl text-16 text-on-deep-soft">
            {open.cleaner ? t('call.textCleaner') : t('landing:closed.cleaner')}
          </p>
        </div>
        <JoinButton variant="deep" className="justify-self-start" />
      </div>
    </section>
  );
}
