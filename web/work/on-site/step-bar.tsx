import { ArrowLeft, ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '#web/ui/link-button.tsx';
import { ThumbBar } from '#web/ui/thumb-bar.tsx';
import { useStepName } from './use-step-name.ts';
import type { Steps } from './use-steps.ts';

interface StepBarProps {
  steps: Steps;
  /** What is to be done here before going on: the filled button. */
  children?: ReactNode;
  /** Stands in for the way to the next step. */
  onward?: ReactNode;
}

/** At the thumb: what is to be done here, and the way on. */
export function StepBar({ steps: { next, previous, at }, children, onward }: StepBarProps) {
  const { t } = useTranslation('onSite');
  const nameOf = useStepName();
  return (
    <ThumbBar className="grid gap-2">
      {children}
      <div className="flex gap-2 *:last:min-w-0 *:last:grow">
        {previous && (
          <LinkButton
            to={at(previous)}
            size="large"
            aria-label={t('previous', { step: nameOf(previous) })}
            className="px-4"
          >
            <ArrowLeft aria-hidden size={20} strokeWidth={1.75} className="mirror" />
          </LinkButton>
        )}
        {onward}
        {!onward && next && (
          <LinkButton
            to={at(next)}
            variant={children ? 'secondary' : 'primary'}
            size="large"
            iconEnd={ArrowRight}
            className="px-4 whitespace-normal"
          >
            {t('next', { step: nameOf(next) })}
          </LinkButton>
        )}
      </div>
    </ThumbBar>
  );
}
