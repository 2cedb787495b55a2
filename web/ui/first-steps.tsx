import { cx } from 'class-variance-authority';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { Section } from './section.tsx';

export type FirstStep = {
  key: string;
  label: string;
  /** One sentence on what it is good for, or on how far it is. */
  text: ReactNode;
  done: boolean;
  /** Nothing is to be done for it now: others have it in hand, or another step comes first. */
  waits?: boolean;
  /** Leads to where it is done; `current` is the step that comes now and takes the filled button. */
  action: (current: boolean) => ReactNode;
};

export type FirstStepsProps = {
  title: string;
  /** Said in place of the action once a step is done. */
  doneLabel: string;
  steps: readonly FirstStep[];
};

/** The way from a new account to the first result: what is done, what comes now, what follows. */
export function FirstSteps({ title, doneLabel, steps }: FirstStepsProps) {
  const ready = steps.findIndex(({ done, waits }) => !done && !waits);
  const current = ready >= 0 ? ready : steps.findIndex(({ done }) => !done);
  return (
    <Section title={title} aside={<Tally done={steps.filter(({ done }) => done).length} all={steps.length} />}>
      <ol className="divide-y divide-line border-b border-line">
        {steps.map((step, index) => (
          <li
            key={step.key}
            aria-current={index === current ? 'step' : undefined}
            className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3.5 gap-y-2.5 py-3.5 sm:grid-cols-[auto_minmax(0,1fr)_auto]"
          >
            <Mark done={step.done} current={index === current} number={index + 1} />
            <div className="min-w-0">
              <p className={cx('text-14', step.done ? 'text-ink-soft' : 'font-semibold')}>{step.label}</p>
              {!step.done && <p className="text-13 text-ink-soft">{step.text}</p>}
            </div>
            {step.done ? (
              <span className="text-13 text-green-ink max-sm:sr-only">{doneLabel}</span>
            ) : (
              <div className="max-sm:col-start-2">{step.action(index === current)}</div>
            )}
          </li>
        ))}
      </ol>
    </Section>
  );
}

function Tally({ done, all }: { done: number; all: number }) {
  return <bdi className="tabular-nums">{`${done} / ${all}`}</bdi>;
}

function Mark({ done, current, number }: { done: boolean; current: boolean; number: number }) {
  const tone = done
    ? 'border-green bg-green text-on-green'
    : current
      ? 'border-green text-green-ink'
      : 'border-line-strong text-ink-soft';
  return (
    <span className={cx('grid size-7 place-items-center rounded-full border text-13 font-semibold tabular-nums', tone)}>
      {done ? <Check aria-hidden size={16} strokeWidth={2.5} /> : number}
    </span>
  );
}
