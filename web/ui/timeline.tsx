import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

export type TimelineStep = {
  key: string;
  label: ReactNode;
  detail?: ReactNode;
  /** `here` is the current step, `due` what the reader must do next; `trouble` is where it stopped. */
  state: 'done' | 'here' | 'due' | 'waiting' | 'trouble';
};

export type TimelineProps = {
  steps: readonly TimelineStep[];
  /** `responsive`: along the line on a desktop, down the page on a phone. */
  orientation?: 'responsive' | 'vertical';
  label: string;
};

/** What has happened and what comes next, in order; a long story continues on a second line. */
export function Timeline({ steps, orientation = 'responsive', label }: TimelineProps) {
  const across = orientation === 'responsive';
  return (
    <ol
      aria-label={label}
      className={cx('grid', across && 'md:grid-cols-[repeat(auto-fit,minmax(8.5rem,1fr))] md:gap-y-4')}
    >
      {steps.map((step, index) => (
        <Step key={step.key} step={step} across={across} last={index === steps.length - 1} />
      ))}
    </ol>
  );
}

const dots = {
  done: 'border-green bg-green',
  here: 'border-green bg-green shadow-[0_0_0_4px_var(--green-tint)]',
  due: 'border-apricot bg-apricot shadow-[0_0_0_4px_var(--apricot-tint)]',
  waiting: 'border-line-strong bg-paper',
  trouble: 'border-red bg-red',
};

function Step({ step, across, last }: { step: TimelineStep; across: boolean; last: boolean }) {
  const { t } = useTranslation('ui');
  const line = step.state === 'done' ? 'bg-green' : 'bg-line';
  return (
    <li
      aria-current={step.state === 'here' ? 'step' : undefined}
      className={cx(
        'relative ps-6 pb-3.5 text-13 last:pb-0',
        across && 'md:ps-0 md:pe-5 md:pt-5 md:pb-0 md:text-balance',
        step.state === 'waiting' ? 'text-ink-faint' : 'text-ink-soft',
      )}
    >
      <span
        aria-hidden
        className={cx(
          'absolute start-1 top-2 -bottom-2 w-0.5',
          line,
          across ? 'md:start-0 md:end-0 md:top-1 md:bottom-auto md:h-0.5 md:w-auto' : '',
          last && 'hidden',
        )}
      />
      <span
        aria-hidden
        className={cx(
          'absolute start-0 top-1.25 size-2.5 rounded-full border-[1.5px]',
          across && 'md:top-0',
          dots[step.state],
        )}
      />
      <span className={cx('block font-semibold', step.state !== 'waiting' && 'text-ink')}>
        {step.label}
        <span className="sr-only">, {t(`step_${step.state}`)}</span>
      </span>
      {step.detail && <span className="block tabular-nums">{step.detail}</span>}
    </li>
  );
}
