import { CircleX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { RecordFault } from '#contract/record-faults.ts';

/** What is wrong with the thing that it stands beside. */
export function FaultsHere({ faults }: { faults: readonly RecordFault[] }) {
  const { t } = useTranslation('records');
  return faults.map(({ code, n = 0, name = '' }) => (
    <span key={code} className="flex items-start gap-1.5 text-13 font-medium text-red-ink wrap-anywhere">
      <CircleX aria-hidden size={16} strokeWidth={1.75} className="mt-0.5 shrink-0" />
      {t(`fault.${code}`, { n, name })}
    </span>
  ));
}
