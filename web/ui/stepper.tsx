import { cx } from 'class-variance-authority';
import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';

export type StepperProps = {
  steps: readonly string[];
  /** Index of the current step. */
  current: number;
  /** Allows going back to a finished step. */
  onStep?: (index: number) => void;
  label: string;
};

/** The position in a form of several steps: a row on a desktop, "Step 2 of 4" with a bar on a phone. */
export function Stepper({ steps, current, onStep, label }: StepperProps) {
  const { t } = useTranslation('ui');
  return (
    <nav aria-label={label}>
      <div className="sm:hidden">
        <p className="flex justify-between gap-3 text-13">
          <span className="font-semibold">{steps[current]}</span>
          <span className="text-ink-soft tabular-nums">{t('stepOf', { step: current + 1, total: steps.length })}</span>
        </p>
        <div aria-hidden className="mt-2 flex gap-1">
          {steps.map((step, index) => (
            <span key={step} className={cx('h-1 flex-1 rounded-full', index <= current ? 'bg-green' : 'bg-line')} />
          ))}
        </div>
      </div>
      <ol className="hidden gap-2 sm:flex">
        {steps.map((step, index) => (
          <Step key={step} {...{ step, index, current }} onStep={index < current ? onStep : undefined} />
        ))}
      </ol>
    </nav>
  );
}

type StepProps = { step: string; index: number; current: number; onStep: ((index: number) => void) | undefined };

function Step({ step, index, current, onStep }: StepProps) {
  const done = index < current;
  const here = index === current;
  const words = (
    <>
      <StepMark done={done} here={here} number={index + 1} />
      <span className={cx('text-13', here ? 'font-semibold text-ink' : 'text-ink-soft')}>{step}</span>
    </>
  );
  const look = 'flex w-full items-center gap-2 pt-2.5 text-start';
  return (
    <li
      aria-current={here ? 'step' : undefined}
      className={cx('min-w-0 flex-1 border-t-2', done || here ? 'border-green' : 'border-line')}
    >
      {onStep ? (
        <button type="button" onClick={() => onStep(index)} className={cx(look, 'rounded-mark hover:underline')}>
          {words}
        </button>
      ) : (
        <span className={look}>{words}</span>
      )}
    </li>
  );
}

function StepMark({ done, here, number }: { done: boolean; here: boolean; number: number }) {
  const tone = done
    ? 'border-green bg-green text-on-green'
    : here
      ? 'border-green text-green-ink'
      : 'border-line-strong text-ink-soft';
  return (
    <span className={cx('grid size-6 shrink-0 place-items-center rounded-full border text-12 font-semibold', tone)}>
      {done ? <Check aria-hidden size={14} strokeWidth={2.5} /> : number}
    </span>
  );
}
