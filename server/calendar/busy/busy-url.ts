import type { Kit } from '#server/platform/kit.ts';
import { placeIn, type SealedColumn } from '#server/platform/sealed-column.ts';
import { maskedAddress } from '../feed/check-address.ts';
import { checkedAddress } from '../integrations/feed-url.ts';

export const sealedBusyUrl: SealedColumn = {
  ...{ table: 'busy_calendar', key: ['id'], kind: 'bytea' },
  column: 'url_sealed',
};

/** The columns that hold a private calendar's address; refuses (422) one that may not be asked. */
export function busyUrlColumns({ sealer, hasher, settings }: Kit, id: string, text: string) {
  const address = checkedAddress(text, settings.calendarAllowPrivate);
  const { href, host } = address.url;
  return {
    urlSealed: sealer.seal(href, placeIn(sealedBusyUrl, [id])),
    urlMasked: maskedAddress(address),
    urlFingerprint: hasher.hash('calendar feed', href),
    server: host,
  };
}

export const openBusyUrl = ({ sealer }: Pick<Kit, 'sealer'>, id: string, sealed: Buffer): string =>
  sealer.open(sealed, placeIn(sealedBusyUrl, [id]));
