/** One server-sent event. */
export interface StreamedEvent {
  event: string;
  data: string;
}

interface Reader {
  hear: (event: StreamedEvent) => void;
  /** The stream has been heard up to this id. */
  reached: (id: string) => void;
}

/**
 * Splits what arrives of an event stream into events; an incomplete end is kept for the next piece. Comments, which
 * only keep the stream open, are dropped.
 */
export function eventCutter({ hear, reached }: Reader): (piece: string) => void {
  let unread = '';
  return (piece) => {
    const blocks = (unread + piece.replaceAll('\r\n', '\n')).split('\n\n');
    unread = blocks.pop() ?? '';
    for (const block of blocks) {
      const id = fieldOf(block, 'id');
      if (id !== null) reached(id);
      const event = fieldOf(block, 'event');
      if (event !== null) hear({ event, data: fieldOf(block, 'data') ?? '' });
    }
  };
}

function fieldOf(block: string, name: string): string | null {
  const line = block.split('\n').find((one) => one.startsWith(`${name}:`));
  return line === undefined ? null : line.slice(name.length + 1).trim();
}
