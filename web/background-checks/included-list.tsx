import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { checkParts } from '#contract/check-parts.ts';

/** What a background check looks at. */
export function IncludedList() {
  const { t } = useTranslation('backgroundChecks');
  return (
    <ul className="divide-y divide-line border-y border-line">
      {checkParts.map((part) => (
        <li key={part} className="flex items-start gap-3 py-2.5">
          <Check aria-hidden size={18} strokeWidth={2} className="mt-0.5 shrink-0 text-green-ink" />
          <span className="min-w-0">
            <span className="block text-14 font-medium">{t(`included.${part}`)}</span>
            <span className="block text-13 text-ink-soft">{t(`included.${part}Text`)}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}
