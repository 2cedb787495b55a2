import { useTranslation } from 'react-i18next';
import { JoinButton } from './join-button.tsx';

export function LastCall() {
  const { t } = useTranslation('welcome');
  return (
    <section className="mt-20 bg-green-deep text-on-deep lg:mt-28">
      <div className="page py-16 lg:py-20">
        <h2 className="text-title">{t('call.title')}</h2>
        <p className="mt-3 max-w-xl text-16 text-on-deep-soft">{t('call.text')}</p>
        <p className="mb-6 max-w-xl text-16 text-on-deep-soft">{t('call.textCleaner')}</p>
        <JoinButton variant="deep" />
      </div>
    </section>
  );
}
