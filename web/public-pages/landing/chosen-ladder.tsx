import { cx } from 'class-variance-authority';
import { useTranslation } from 'react-i18next';
import { formatDate, formatMoney } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { exampleBids, exampleZone, hoursLater } from './example-week.ts';

/** First, second and third choice, each at its own price, with the time at which the next one is called. */
export function ChosenLadder() {
  const { t } = useTranslation('landing');
  const { language } = useLanguage();
  const at = (hours: number) =>
    formatDate(new Date(hoursLater(hours)), language, {
      weekday: 'short',
      hour: 'numeric',
      minute: '2-digit',
      timeZone: exampleZone,
    });
  const rungs = [
    { label: t('how.choose.first'), when: t('how.choose.confirms', { when: at(11) }) },
    { label: t('how.choose.second'), when: t('how.choose.called', { when: at(11) }) },
    { label: t('how.choose.third'), when: t('how.choose.called', { when: at(11.25) }) },
  ];
  return (
    <ol className="grid items-end gap-2 md:grid-cols-[1.25fr_1fr_1fr]">
      {rungs.map((rung, index) => (
        <li
          key={rung.label}
          className={cx(
            'grid grid-cols-[minmax(0,1fr)_auto] items-center rounded-card border bg-surface px-4 text-14 md:block',
            index === 0 ? 'border-t-4 border-green py-5' : 'border-line py-3.5',
          )}
        >
          <div>
            <span className={cx('block text-13 font-semibold', index === 0 ? 'text-green-ink' : 'text-ink-soft')}>
              {rung.label}
            </span>
            <span className="mt-0.5 block text-16 font-semibold">
              <bdi>{exampleBids[index]?.name}</bdi>
            </span>
            <span className="text-ink-soft">{rung.when}</span>
          </div>
          <bdi className="text-20 font-semibold tabular-nums md:mt-2 md:block">
            {formatMoney(exampleBids[index]?.cents ?? 0)}
          </bdi>
        </li>
      ))}
    </ol>
  );
}
