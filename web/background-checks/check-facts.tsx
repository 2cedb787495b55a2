import { useTranslation } from 'react-i18next';
import { useCheckFee } from './use-check-fee.ts';

/** Cost, time, approval and how one hears of it. */
export function CheckFacts() {
  const { t } = useTranslation('backgroundChecks');
  const { short: amount } = useCheckFee();
  const facts = [
    { label: t('facts.cost'), value: t('facts.costText', { amount }) },
    { label: t('facts.time'), value: t('facts.timeText') },
    { label: t('facts.approval'), value: t('facts.approvalText') },
    { label: t('facts.valid'), value: t('facts.validText') },
    { label: t('facts.updates'), value: t('facts.updatesText') },
  ];
  return (
    <dl className="divide-y divide-line text-14">
      {facts.map(({ label, value }) => (
        <div key={label} className="grid grid-cols-[7rem_minmax(0,1fr)] gap-4 py-2.5">
          <dt className="text-ink-soft">{label}</dt>
          <dd className="font-medium">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
