import { cx } from 'class-variance-authority';
import { useTranslation } from 'react-i18next';
import type { TimelineRow } from '#contract/timeline.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { useNow } from '#web/platform/use-now.ts';
import { whomItWaitsFor } from '#web/platform/whom-it-waits-for.ts';
import { stayTone, toneLook } from '#web/ui/week-strip-tone.ts';
import { dateIn } from './timeline-model.ts';
import { gapsOf, signOf } from './timeline-rows.ts';

/** The colors of week and month, each as it is drawn there; of what is the exception only what there is. */
export function TimelineLegend({ rows = [] }: { rows?: readonly TimelineRow[] | undefined }) {
  const { t } = useTranslation('timeline');
  const { language } = useLanguage();
  const signs = new Set(rows.flatMap(({ stays }) => stays.map(signOf)));
  const cleanings = rows.flatMap((row) => row.cleanings);
  const [isPaid, isLive] = (['PAID', 'IN_PROGRESS'] as const).map((is) =>
    cleanings.some(({ status }) => status === is),
  );
  const now = useNow();
  const words = { t, language, now, firstDate: dateIn(now, 'UTC') };
  const hasLater = rows.some((row) => gapsOf(row, words).some(({ later }) => later));
  const isUnconfirmed = cleanings.some(({ waitsFor }) => waitsFor === 'confirmation');
  const isReported = cleanings.some((cleaning) => cleaning.isReported);
  const items = [
    { look: stayTone({}), label: t('legend.stay') },
    signs.has('unsure') && { look: stayTone({ sign: 'unsure' }), label: t('legend.unsure') },
    signs.has('clash') && { look: stayTone({ sign: 'clash' }), label: t('gap.overlaps') },
    { look: stayTone({ blocked: true }), label: t('legend.blocked') },
    whomItWaitsFor() === null && { look: toneLook('need'), label: t('legend.need') },
    hasLater && { look: laterLook, label: t('legend.needLater') },
    { look: toneLook('open'), label: t('legend.open') },
    isUnconfirmed && { look: toneLook('open'), label: t('legend.unconfirmed') },
    isReported && { look: toneLook('open'), label: t('state.reported') },
    { look: toneLook('set'), label: t('legend.set') },
    isLive && { look: toneLook('live'), label: t('state.running') },
    isPaid && { look: toneLook('done'), label: t('short.done') },
    { look: toneLook('due'), label: t('legend.free') },
  ];
  return (
    <ul className="flex flex-wrap gap-1.5 text-12 font-medium">
      {items.map(
        (item) =>
          item && (
            <li key={item.label} className={cx('rounded-tag border px-1.5 leading-4.5', border(item.look), item.look)}>
              {item.label}
            </li>
          ),
      )}
    </ul>
  );
}

const laterLook = toneLook('quietNeed');

/** Stays have no line around them. */
const border = (look: string) => !look.includes('border-') && 'border-transparent';
