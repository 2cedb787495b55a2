import { cx } from 'class-variance-authority';
import { Check } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { Link } from '#web/ui/link.tsx';
import { isSettled } from './is-settled.ts';
import type { Step } from './steps.ts';
import { useStepName } from './use-step-name.ts';
import type { Steps } from './use-steps.ts';

/**
 * All steps in a row, each one tap away. The current one says how far it is; any other is a number or a tick with its name
 * below, in one short line, so that a phone shows most jobs whole. A longer row scrolls, with the current one in the middle.
 */
export function StepStrip({ steps }: { steps: Steps }) {
  const { t } = useTranslation('onSite');
  const here = useRef<HTMLLIElement>(null);
  const { id } = steps.current;
  const done = steps.all.filter(steps.isDone).length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another step is current, or a tick has moved them
  useEffect(() => {
    // newer browsers answer with a promise, which is no way to end an effect
    void here.current?.scrollIntoView({ inline: 'center', block: 'nearest' });
  }, [id, done]);
  return (
    <nav aria-label={t('label')} className="-mx-gutter">
      <ol className="no-scrollbar fade-ends flex gap-1.5 overflow-x-auto px-gutter">
        {steps.all.map((step, index) => {
          const shown = { step, done: steps.isDone(step), to: steps.at(step) };
          return step.id === id ? (
            <li key={step.id} ref={here} className="min-w-min">
              <CurrentStep {...shown} />
            </li>
          ) : (
            <li key={step.id} className="shrink-0">
              <OtherStep {...shown} number={index + 1} />
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

interface StepLinkProps {
  step: Step;
  done: boolean;
  to: string;
}

// keeps what is hidden in it within the row
const look =
  'relative flex min-h-11 min-w-11 items-center justify-center gap-1.5 rounded-full border text-14 font-medium';

function CurrentStep({ step, done, to }: StepLinkProps) {
  const nameOf = useStepName();
  return (
    <Link to={to} aria-current="step" className={cx(look, 'border-ink bg-ink px-3.5 leading-tight text-paper')}>
      {done && <Tick />}
      {nameOf(step)}
      <HowFar step={step} done={done} />
    </Link>
  );
}

function OtherStep({ step, done, to, number }: StepLinkProps & { number: number }) {
  const { language } = useLanguage();
  const nameOf = useStepName();
  const standing = done ? 'border-green-line bg-green-tint text-green-ink' : 'border-line-strong bg-surface text-ink';
  return (
    <Link to={to} className="relative grid max-w-18 justify-items-center gap-0.5">
      <span className={cx(look, standing, 'tabular-nums')}>
        {done ? <Tick /> : <span aria-hidden>{formatNumber(number, language)}</span>}
      </span>
      <span className="max-w-full truncate text-12 text-ink-soft">{nameOf(step)}</span>
      <span className="sr-only">
        {!done && ' '}
        <HowFar step={step} done={done} />
      </span>
    </Link>
  );
}

function HowFar({ step: { tasks }, done }: Pick<StepLinkProps, 'step' | 'done'>) {
  const { t } = useTranslation('onSite');
  if (done) return <span className="sr-only">{t('done')}</span>;
  if (tasks.length === 0) return null;
  return (
    <bdi className="text-13 font-normal tabular-nums">
      {t('share', { done: tasks.filter(isSettled).length, total: tasks.length })}
    </bdi>
  );
}

const Tick = () => <Check aria-hidden size={16} strokeWidth={2.2} className="shrink-0" />;
