import { cx } from 'class-variance-authority';
import { useTranslation } from 'react-i18next';
import type { BackgroundCheck } from '#contract/background-checks.ts';
import { checkParts } from '#contract/check-parts.ts';

interface CheckResultsProps extends Pick<BackgroundCheck, 'details'> {
  /** Nobody looks at it any more. */
  isDecided?: boolean;
}

/** What each part of the report says. */
export function CheckResults({ details, isDecided }: CheckResultsProps) {
  const { t, i18n } = useTranslation('backgroundChecks');
  const known: readonly string[] = checkParts;
  const entries = Object.entries(details).sort(([one], [other]) => known.indexOf(one) - known.indexOf(other));
  if (entries.length === 0) return null;
  // a provider may name checks that no translation knows: they are shown as named
  const named = (part: string) =>
    i18n.exists(`backgroundChecks:included.${part}`) ? t(`included.${part}` as 'included.criminalHistory') : part;
  return (
    <dl
      aria-label={t('result.title')}
      className="w-full max-w-lg self-start divide-y divide-line border-y border-line text-14"
    >
      {entries.map(([part, result]) => (
        <div key={part} className="flex justify-between gap-4 py-2">
          <dt>{named(part)}</dt>
          <dd className={cx('shrink-0 font-medium', result === 'clear' ? 'text-green-ink' : 'text-red-ink')}>
            {t(result === 'consider' && isDecided ? 'result.found' : `result.${result}`)}
          </dd>
        </div>
      ))}
    </dl>
  );
}
