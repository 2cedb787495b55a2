import type { Kit } from '#server/platform/kit.ts';
import { placeIn, type SealedColumn } from '#server/platform/sealed-column.ts';
import { CalendarRefused, refusalOfFault } from '../calendar-refused.ts';
import { checkAddress, maskedAddress } from '../feed/check-address.ts';

export const sealedFeedUrl: SealedColumn = {
  ...{ table: 'calendar_integration', key: ['id'], kind: 'bytea' },
  column: 'url_sealed',
};

/** What belongs to one address and is forgotten with it. */
const untouched = { etag: null, lastModified: null, lastFault: null, failures: 0, settledDay: null };

/** A calendar that has none any more: nothing is asked for, and nothing of its host. */
export const noAddress = {
  ...{ ...untouched, urlSealed: null, urlMasked: null, urlFingerprint: null, server: null, nextRunAt: null },
  ...{ alarm: null, missingStays: 0 },
};

/** The columns that hold a feed's address; refuses (422) one that may not be asked. */
export function urlColumns({ sealer, hasher, settings }: Kit, id: string, text: string) {
  const address = checkedAddress(text, settings.calendarAllowPrivate);
  const { href, host } = address.url;
  return {
    ...untouched,
    urlSealed: sealer.seal(href, placeIn(sealedFeedUrl, [id])),
    urlMasked: maskedAddress(address),
    urlFingerprint: hasher.hash('calendar feed', href),
    server: host,
  };
}

export const openUrl = ({ sealer }: Pick<Kit, 'sealer'>, id: string, sealed: Buffer): string =>
  sealer.open(sealed, placeIn(sealedFeedUrl, [id]));

/** An address as somebody typed it; refuses (422) one that may not be asked. */
export function checkedAddress(text: string, allowPrivate: readonly string[]) {
  try {
    return checkAddress(text, allowPrivate);
  } catch (error) {
    throw error instanceof CalendarRefused ? refusalOfFault(error.fault) : error;
  }
}
