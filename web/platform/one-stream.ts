import type { StreamedEvent } from './event-stream.ts';

/** What was heard lately, for a tab that begins to listen beside the one that holds the stream. */
export interface Lately {
  events: readonly StreamedEvent[];
  /** How far the stream was heard; null where that is not known yet. */
  until: string | null;
}

/** What the tabs of one browser tell each other: an event, how far the stream was heard, that one has come, and what for it. */
type Passed = { event: StreamedEvent } | { reached: string } | { joined: true } | { lately: Lately };

/** What a tab does with what it hears, whether from the server or from the tab that holds the stream. */
export interface Tab {
  hear: (event: StreamedEvent) => void;
  reached: (id: string) => void;
}

/** A tab among others. */
export interface TabOfMany extends Tab {
  /** Another one has come. */
  joined: () => void;
  lately: (what: Lately) => void;
}

export interface OneStream {
  /** Waits until this tab is the one that holds the stream, for as long as `hold` takes. */
  hold(hold: () => Promise<void>): Promise<void>;
  /** Tells the other tabs. */
  pass(what: Passed): void;
}

/**
 * Of all tabs of one account in one browser only one holds an event stream and passes on what it hears: browsers allow
 * few connections to one server. Where the browser has no locks (pages without https), each tab holds its own.
 */
export function oneStream(account: string, tab: TabOfMany, stopped: AbortSignal): OneStream {
  // locks are missing on pages that did not come by https, whatever the types say
  const locks: LockManager | undefined = navigator.locks;
  if (!locks) return { hold: (hold) => hold(), pass: () => undefined };
  const channel = new BroadcastChannel(`events of ${account}`);
  channel.onmessage = ({ data }: MessageEvent<Passed>) => {
    if ('event' in data) tab.hear(data.event);
    else if ('reached' in data) tab.reached(data.reached);
    else if ('joined' in data) tab.joined();
    else tab.lately(data.lately);
  };
  channel.postMessage({ joined: true } satisfies Passed);
  stopped.addEventListener('abort', () => channel.close());
  return {
    hold: (hold) => locks.request(`events of ${account}`, { signal: stopped }, hold).catch(unlessAborted),
    pass: (what) => stopped.aborted || channel.postMessage(what),
  };
}

function unlessAborted(error: unknown): void {
  if (!(error instanceof DOMException && error.name === 'AbortError')) throw error;
}
