import { ArrowLeft, ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '#web/ui/link-button.tsx';
import { ThumbBar } from '#web/ui/thumb-bar.tsx';
import type { Step } from './steps.ts';
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
  // beside a button of the same kind, what is taken there is named with it
  const wayTo = ({ kind, ...step }: Step) =>
    t('next', { step: kind === 'before' || kind === 'after' ? t(`photosOf.${kind}`) : nameOf({ kind, ...step }) });
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
          {wayTo(next)}
        </LinkButton>
      )}
      {next && children && (
        <LinkButton
          to={at(next)}
          variant={heldUp ? 'secondary' : onward}
          size="large"
          iconEnd={ArrowRight}
          aria-label={wayTo(next)}
          className="max-w-2/5 min-w-0 shrink-0 px-3"
        >
          <span className="line-clamp-2 text-14 whitespace-normal">{nameOf(next)}</span>
        </LinkButton>
      )}
    </ThumbBar>
  );
}
