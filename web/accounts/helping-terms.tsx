import { Check, HandCoins, type LucideIcon, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';

/** What one does and sees as a helper, what stays the cleaner's, and who pays whom: before somebody says yes. */
export function HelpingTerms({ cleaner }: { cleaner: string }) {
  const { t } = useTranslation('helpers');
  const name = `\u2068${cleaner}\u2069`;
  return (
    <ul className="mb-6 grid gap-2.5 text-14">
      <Term icon={Check} tone="text-green-ink">
        {t('join.can')}
      </Term>
      <Term icon={X}>{t('join.cannot', { name })}</Term>
      <Term icon={HandCoins}>{t('join.pay', { name })}</Term>
    </ul>
  );
}

function Term({ icon: Icon, tone = 'text-ink-soft', children }: { icon: LucideIcon; tone?: string; children: string }) {
  return (
    <li className="flex items-start gap-2.5">
      <Icon aria-hidden size={18} strokeWidth={1.75} className={`mt-0.5 shrink-0 ${tone}`} />
      {children}
    </li>
  );
}
