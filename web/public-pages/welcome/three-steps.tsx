import { useTranslation } from 'react-i18next';

const steps = ['post', 'choose', 'pay'] as const;

export function ThreeSteps() {
  const { t } = useTranslation('welcome');
  return (
    <section id="how-it-works" aria-labelledby="steps-title" className="page pt-20 lg:pt-28">
      <h2 id="steps-title" className="text-title">
        {t('steps.title')}
      </h2>
      <p className="mt-3 text-16 text-ink-soft">{t('steps.text')}</p>
      <ol className="mt-8 grid gap-x-8 gap-y-8 lg:grid-cols-3">
        {steps.map((step, index) => (
          <li key={step} className="border-t border-rule pt-4">
            <span aria-hidden className="text-28 font-medium text-ink-faint tabular-nums">
              {index + 1}
            </span>
            <h3 className="mt-2 text-20">{t(`steps.${step}.title`)}</h3>
            <p className="mt-2 max-w-prose text-16 text-ink-soft">{t(`steps.${step}.text`)}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
