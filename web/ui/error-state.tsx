import { CircleAlert, RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from './button.tsx';

export type ErrorStateProps = {
  /** What happened, in words. */
  title: string;
  /** What was kept, and what to do. */
  description?: ReactNode;
  onRetry?: () => void;
  retrying?: boolean;
  /** Another way forward, next to Retry. */
  action?: ReactNode;
};

/** Shown where something could not be loaded: what happened, and Retry. */
export function ErrorState({ title, description, onRetry, retrying, action }: ErrorStateProps) {
  const { t } = useTranslation('ui');
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center gap-x-5 gap-y-3 rounded-card border border-red-line bg-red-tint px-5 py-5"
    >
      <CircleAlert aria-hidden size={24} strokeWidth={1.75} className="shrink-0 text-red-ink" />
      <div className="min-w-56 flex-1">
        <p className="text-16 font-semibold">{title}</p>
        {description && <p className="max-w-prose text-14 text-ink-soft">{description}</p>}
      </div>
      {action}
      {onRetry && (
        <Button icon={RotateCw} loading={retrying} onClick={onRetry}>
          {t('retry')}
        </Button>
      )}
    </div>
  );
}
