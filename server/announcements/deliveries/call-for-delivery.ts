import type { Tx } from '#server/platform/db.ts';
import type { Kit } from '#server/platform/kit.ts';
import type { Delivery } from './close-deliveries.ts';

type Whose = Pick<Delivery, 'recipientId' | 'channel'>;

/** Has a person sent what is due by one channel. Pushes have a queue of their own: their servers are anybody's. */
export const callForDelivery = ({ tasks }: Kit, tx: Tx, { recipientId, channel }: Whose): Promise<void> =>
  tasks.send(
    tx,
    channel === 'push' ? 'deliver-pushes' : 'deliver-notices',
    { recipientId, channel },
    { key: `${recipientId}:${channel}` },
  );
