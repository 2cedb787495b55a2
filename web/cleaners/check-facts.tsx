import { useTranslation } from 'react-i18next';
import { formatMoney } from '#web/platform/format.ts';
import { useFee } from '#web/platform/use-fee.ts';
import { Facts } from '#web/ui/facts.tsx';

/** Cost, time, who approves and how one hears of it. */
export function CheckFacts() {
  const { t } = useTranslation('onboarding');
  const amount = formatMoney(useFee('backgroundCheckCents'));
  return (
    <Facts
      narrow
      facts={[
        { key: 'cost', label: t('check.cost'), value: t('check.costText', { amount }) },
        { key: 'time', label: t('check.time'), value: t('check.timeText') },
        { key: 'approval', label: t('check.approval'), value: t('check.approvalText') },
        { key: 'updates', label: t('check.updates'), value: t('check.updatesText') },
      ]}
    />
  );
}
