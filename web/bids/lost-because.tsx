import { useTranslation } from 'react-i18next';
import type { LossReason } from '#contract/states.ts';

/** Why somebody else has the job, or nobody: what is true of it, and never anybody's price. */
export function LostBecause({ reasons }: { reasons: readonly LossReason[] }) {
  const { t } = useTranslation('bids');
  return (
    <ul className="grid gap-1 text-14">
      {reasons.map((reason) => (
        <li key={reason}>{t(`lost.${reason}`)}</li>
      ))}
    </ul>
  );
}
