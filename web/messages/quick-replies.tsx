import { useTranslation } from 'react-i18next';
import type { Role } from '#contract/endpoint.ts';
import type { QuickReply } from '#contract/quick-replies.ts';

interface QuickRepliesProps {
  role: Role;
  assigned: boolean;
  onChoose: (words: string) => void;
}

/** What fits whom and when, the likeliest first. */
const fitting = (role: Role, assigned: boolean): readonly QuickReply[] => {
  if (role === 'HOST')
    return assigned
      ? ['whenArrive', 'guestsGone', 'guestsStillHere', 'everythingFine', 'looksGreat', 'gotIt', 'thanks']
      : ['gotIt', 'thanks'];
  return assigned
    ? [
        'onMyWay',
        'runningLate',
        'arrived',
        'howGetIn',
        'whereVacuum',
        'whereSupplies',
        'wherePark',
        'allDone',
        'thanks',
      ]
    : ['wherePark', 'whereSupplies', 'gotIt', 'thanks'];
};

/** One tap sends it; the other reads it in their own language. */
export function QuickReplies({ role, assigned, onChoose }: QuickRepliesProps) {
  const { t } = useTranslation('messages');
  return (
    <ul aria-label={t('composer.quick')} className="no-scrollbar fade-ends flex gap-2 overflow-x-auto">
      {fitting(role, assigned).map((key) => (
        <li key={key} className="shrink-0">
          <button
            type="button"
            onClick={() => onChoose(t(`quick.${key}`))}
            className="min-h-8 rounded-full border border-line-strong bg-surface px-3 text-13 font-medium whitespace-nowrap transition-colors hover:border-ink-soft focus-visible:-outline-offset-2 pointer-coarse:min-h-11"
          >
            {t(`quick.${key}`)}
          </button>
        </li>
      ))}
    </ul>
  );
}
