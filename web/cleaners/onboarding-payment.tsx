import { CreditCard } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { to } from '#web/paths.ts';
import { formatMoney, formatWholeDollars } from '#web/platform/format.ts';
import { useFee } from '#web/platform/use-fee.ts';
import { LinkButton } from '#web/ui/link-button.tsx';

/** Step 4: on to the background check, which is paid there. */
export function OnboardingPayment({ helps }: { helps: boolean }) {
  const { t } = useTranslation('onboarding');
  const cents = useFee('backgroundCheckCents');
  return (
    <div className="grid gap-4">
      <p className="text-16 font-semibold">{t('payment.title')}</p>
      <p className="text-14 text-ink-soft">
        {t(helps ? 'helping.payment' : 'payment.text', { amount: formatMoney(cents) })}
      </p>
      <p className="text-14 text-ink-soft">{t('payment.steps')}</p>
      <div className="flex flex-wrap gap-3 max-sm:*:grow">
        <LinkButton
          variant="primary"
          size="large"
          icon={CreditCard}
          to={to('backgroundCheck', undefined, { step: 'disclosure' })}
        >
          {t('payment.button', { amount: formatWholeDollars(cents) })}
        </LinkButton>
        <LinkButton size="large" to={to('cleanerDashboard')}>
          {t('payment.later')}
        </LinkButton>
      </div>
    </div>
  );
}
