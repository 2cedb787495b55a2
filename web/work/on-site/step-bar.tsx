import { ArrowLeft, ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '#web/ui/link-button.tsx';
import { ThumbBar } from '#web/ui/thumb-bar.tsx';
import { useStepName } from './use-step-name.ts';
import type { Steps } from './use-steps.ts';

interface StepBarProps {
  steps: Steps;
  /** What is to be done here, in the middle; without it, the way to the next step is. */
  children?: ReactNode;
  /** The way on beside it is filled once that has been done. */
  onward?: 'primary' | 'secondary';
}

/** At the thumb: what is to be done here, and the way on. */
export function StepBar({ steps: { next, previous, at, heldUp }, children, onward = 'secondary' }: StepBarProps) {
  const { t } = useTranslation('onSite');
  const nameOf = useStepName();
  return (
    <ThumbBar className="flex gap-2">
      {previous && (
        <LinkButton to={at(previous)} size="large" aria-label={t('previous', { step: nameOf(previous) })}>
          <ArrowLeft aria-hidden size={20} strokeWidth={1.75} className="mirror" />
        </LinkButton>
      )}
      {children && <div className="grid min-w-0 grow">{children}</div>}
      {next && !children && (
        <LinkButton
          to={at(next)}
          variant={heldUp ? 'secondary' : 'primary'}
          size="large"
          iconEnd={ArrowRight}
          className="min-w-0 grow whitespace-normal"
        >
          {t('next', { step: nameOf(next) })}
        </LinkButton>
      )}
      {next && children && (
        <LinkButton
          to={at(next)}
          variant={heldUp ? 'secondary' : onward}
          size="large"
          aria-label={t('next', { step: nameOf(next) })}
        >
          <ArrowRight aria-hidden size={20} strokeWidth={1.75} className="mirror" />
        </LinkButton>
      )}
    </ThumbBar>
  );
}
