import { useTranslation } from 'react-i18next';
import type { Referrals } from '#contract/referrals.ts';
import { formatNumber, formatRelative } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { useNow } from '#web/platform/use-now.ts';
import { Badge } from '#web/ui/badge.tsx';

/** Who signed up with the code, and what each has earned. */
export function ReferredList({ items }: Pick<Referrals, 'items'>) {
  const { t } = useTranslation('referrals');
  const { language } = useLanguage();
  const now = useNow();
  return (
    <ul className="divide-y divide-line">
      {items.map(({ name, joinedAt, completedAt, creditsEarned }) => (
        <li key={`${name} ${joinedAt}`} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2.5">
          <div className="min-w-0">
            <p className="text-14 font-medium wrap-anywhere">
              <bdi>{name}</bdi>
            </p>
            <p className="text-13 text-ink-soft">
              {t('list.joined', { when: formatRelative(joinedAt, now, { language }) })}
            </p>
          </div>
          <Badge tone={creditsEarned > 0 ? 'green' : 'neutral'}>
            {creditsEarned > 0
              ? t('list.earned', { count: creditsEarned, shown: formatNumber(creditsEarned, language) })
              : t(completedAt ? 'list.nothing' : 'list.waiting')}
          </Badge>
        </li>
      ))}
    </ul>
  );
}
