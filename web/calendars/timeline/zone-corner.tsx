import { useTranslation } from 'react-i18next';
import { isUnknownZone } from '#contract/zoned-time.ts';
import { zoneName } from '#web/platform/format.ts';

/** One zone is named; with properties in several zones each row follows its own clock. A zone nobody knows is none of them. */
export function ZoneCorner({ zones, total, now }: { zones: readonly string[]; total: number; now: number }) {
  const { t } = useTranslation('timeline');
  const known = zones.filter((zone) => !isUnknownZone(zone));
  const names = new Set((known.length > 0 ? known : zones).map((zone) => zoneName(new Date(now), zone)));
  const [only] = names;
  if (names.size === 1 && only) return t('week.oneZone', { count: total, zone: only });
  return t('week.severalZones', { count: total });
}
