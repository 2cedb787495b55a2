import { cx } from 'class-variance-authority';
import { useTranslation } from 'react-i18next';
import type { TimelineRow } from '#contract/timeline.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { useNow } from '#web/platform/use-now.ts';
import { toneLook } from '#web/ui/week-strip-tone.ts';
import { dateIn } from './timeline-model.ts';
import { gapsOf } from './timeline-rows.ts';

/** By what a host does about them, the most urgent first; what is the exception says what it is where it is drawn. */
const states = [
  { tones: ['need'], word: 'legend.need' },
  // drawn less loudly, it is explained by itself
  { tones: ['quietNeed'], word: 'legend.needLater' },
  { tones: ['due'], word: 'legend.free' },
  { tones: ['open'], word: 'legend.open' },
  { tones: ['set', 'live'], word: 'legend.set' },
  { tones: ['done'], word: 'short.done' },
] as const;

/** The colors of week and month, each as it is drawn there: no more than there are. */
export function TimelineLegend({ rows = [] }: { rows?: readonly TimelineRow[] | undefined }) {
  const { t } = useTranslation('timeline');
  const { language } = useLanguage();
  const now = useNow();
  const words = { t, language, now, firstDate: dateIn(now, 'UTC') };
  const looks = rows.flatMap((row) => gapsOf(row, words).map(({ tone, later }) => (later ? 'quietNeed' : tone)));
  const drawn = new Set<string>(looks);
  return (
    <ul className="flex min-h-5 flex-wrap gap-1.5 text-12 font-medium">
      {states.map(
        ({ tones, word }) =>
          tones.some((tone) => drawn.has(tone)) && (
            <li key={word} className={cx('rounded-tag border px-1.5 leading-4.5', toneLook(tones[0]))}>
              {t(word)}
            </li>
          ),
      )}
    </ul>
  );
}
