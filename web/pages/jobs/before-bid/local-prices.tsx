import { useTranslation } from 'react-i18next';
import type { BeforeBid } from '#contract/before-bid.ts';
import { enough, nearKm } from '#contract/weigh-job.ts';
import { formatNumber, formatWholeDollars } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { useDistance } from '#web/platform/use-distance.ts';
import { Row } from './row.tsx';

interface LocalPricesProps {
  label: string;
  known: BeforeBid;
  payoutCents: number;
}

/** What the middle half of similar cleanings nearby went for, and of how many that is known. */
export function LocalPrices({ label, known: { range, sample }, payoutCents }: LocalPricesProps) {
  const { t } = useTranslation('beforeBid');
  const { language } = useLanguage();
  const { distance } = useDistance();
  const number = formatNumber(sample, language);
  if (!range) {
    const needed = formatNumber(enough, language);
    return (
      <Row label={label} value={t('range.none')}>
        <p>{t('range.noneNote', { number, needed })}</p>
      </Row>
    );
  }
  return (
    <Row
      label={label}
      value={
        <bdi>
          {formatWholeDollars(range.lowCents)}–{formatWholeDollars(range.highCents)}
        </bdi>
      }
    >
      <Scale {...range} payoutCents={payoutCents} />
      <p>{t('range.note', { number, distance: distance(nearKm) })}</p>
    </Row>
  );
}

interface ScaleProps {
  lowCents: number;
  highCents: number;
  payoutCents: number;
}

/** The range as a bar, and where the host's price lies. The words above say the same. */
function Scale({ lowCents, highCents, payoutCents }: ScaleProps) {
  const margin = Math.max(highCents - lowCents, 1000);
  const [from, until] = [Math.min(lowCents - margin, payoutCents), Math.max(highCents + margin, payoutCents)];
  const at = (cents: number) => `${((cents - from) / (until - from)) * 100}%`;
  return (
    <div aria-hidden className="relative my-1 h-2.5 rounded-full bg-sunken">
      <span
        className="absolute inset-y-0 rounded-full bg-green"
        style={{ insetInlineStart: at(lowCents), width: `${((highCents - lowCents) / (until - from)) * 100}%` }}
      />
      <span
        className="absolute -inset-y-1 w-1 -translate-x-1/2 rounded-full bg-ink rtl:translate-x-1/2"
        style={{ insetInlineStart: at(payoutCents) }}
      />
    </div>
  );
}
