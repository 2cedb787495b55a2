import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from './icon-button.tsx';

export type PaginationProps = {
  /** "1 to 20 of 143", in the caller's words. */
  summary: string;
  /** Undefined if there is no such page. */
  onPrevious?: () => void;
  onNext?: () => void;
};

/** Pages of a list: what is shown, and one step in either direction. */
export function Pagination({ summary, onPrevious, onNext }: PaginationProps) {
  const { t } = useTranslation('ui');
  return (
    <nav aria-label={t('pages')} className="flex items-center justify-between gap-4 py-3">
      <p aria-live="polite" className="text-13 text-ink-soft tabular-nums">
        {summary}
      </p>
      <div className="flex gap-2">
        <IconButton
          icon={ChevronLeft}
          directional
          variant="secondary"
          label={t('previousPage')}
          disabled={!onPrevious}
          onClick={onPrevious}
        />
        <IconButton
          icon={ChevronRight}
          directional
          variant="secondary"
          label={t('nextPage')}
          disabled={!onNext}
          onClick={onNext}
        />
      </div>
    </nav>
  );
}
