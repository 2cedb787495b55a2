import { useTranslation } from 'react-i18next';
import { zoneName } from '#web/platform/format.ts';

/** One zone is named; with properties in several zones each row follows its own clock. */
export function ZoneCorner({ zones, total, now }: { zones: readonly string[]; total: number; now: number }) {
  const { t } = useTranslation('timeline');
  const names = new Set(zones.map((zone) => zoneName(new Date(now), zone)));
  const [only] = names;
  if (names.size === 1 && only) return t('week.oneZone', { count: total, zone: only });
  return t('week.severalZones', { count: total });
}
