import { cx } from 'class-variance-authority';
import { Check } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from '#web/ui/link.tsx';
import { isSettled } from './is-settled.ts';
import type { Step } from './steps.ts';
import { useStepName } from './use-step-name.ts';
import type { Steps } from './use-steps.ts';

/** All steps in a row that scrolls, each one tap away; what is done wears a tick, a room tells how far it is. */
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
        {steps.all.map((step) => (
          <li key={step.id} ref={step.id === id ? here : undefined} className="shrink-0">
            <StepLink step={step} current={step.id === id} done={steps.isDone(step)} to={steps.at(step)} />
          </li>
        ))}
      </ol>
    </nav>
  );
}

function StepLink({ step, current, done, to }: { step: Step; current: boolean; done: boolean; to: string }) {
  const { t } = useTranslation('onSite');
  const nameOf = useStepName();
  const { tasks } = step;
  return (
    <Link
      to={to}
      aria-current={current ? 'step' : undefined}
      className={cx(
        'relative flex min-h-11 items-center gap-1.5 rounded-full border px-3.5 text-14 font-medium whitespace-nowrap',
        current && 'border-ink bg-ink text-paper',
        !current &&
          (done ? 'border-green-line bg-green-tint text-green-ink' : 'border-line-strong bg-surface text-ink'),
      )}
    >
      {done && <Check aria-hidden size={16} strokeWidth={2.2} className="-ms-0.5 shrink-0" />}
      {nameOf(step)}
      {done && <span className="sr-only">{t('done')}</span>}
      {!done && tasks.length > 0 && (
        <bdi className={cx('text-13 font-normal tabular-nums', !current && 'text-ink-soft')}>
          {t('share', { done: tasks.filter(isSettled).length, total: tasks.length })}
        </bdi>
      )}
    </Link>
  );
}
