import { openEvents } from '#contract/calls.ts';
import { send } from './api.ts';
import { isRefusal } from './api-error.ts';
import { eventCutter, type StreamedEvent } from './event-stream.ts';
import { type Lately, type OneStream, oneStream, type Tab } from './one-stream.ts';

interface Ears {
  hear: (event: StreamedEvent) => void;
  /** Something may have been missed, so what is on screen is reloaded. */
  missed: () => void;
}

const firstPause = 1000;
const longestPause = 30_000;
/** How often the page polls while the stream is cut. */
const pollEvery = 30_000;
/** The server sends something every 25 seconds: a stream silent for longer than this is dead. */
const silentFor = 60_000;
/** A hidden page gives up the stream after this long: browsers allow few connections to one server. */
const hiddenFor = 60_000;
/** A tab that begins to listen may have read its data this long before, as the server assumes of a new stream. */
const repeatedFor = 20_000;

/** Keeps the account's live events coming until stopped: reopens the stream when cut, rests while the page is hidden. */
export function keepHearing(account: string, ears: Ears): () => void {
  const stopped = new AbortController();
  void new Hearing(account, whileSeen(ears, stopped.signal), stopped.signal).stayConnected();
  return () => stopped.abort();
}

class Hearing {
  readonly #tabs: OneStream;
  readonly #ears: Ears;
  readonly #stopped: AbortSignal;
  /** The last event heard, from the server or from another tab: the next stream goes on from it. */
  #heardUntil: string | null = null;
  /** What this tab heard lately, and when. */
  #recent: { at: number; event: StreamedEvent }[] = [];
  #holds = false;
  /** Nobody has said yet what was heard before this tab came. */
  #isNew = true;
  #wasCut = false;
  #isSignedIn = true;
  #pause = firstPause;

  constructor(account: string, ears: Ears, stopped: AbortSignal) {
    this.#ears = ears;
    this.#stopped = stopped;
    this.#tabs = oneStream(
      account,
      {
        hear: (event) => this.#hear(event),
        reached: (id) => this.#reached(id),
        joined: () => this.#holds && this.#tabs.pass({ lately: this.#lately() }),
        lately: (what) => this.#catchUp(what),
      },
      stopped,
    );
  }

  async stayConnected(): Promise<void> {
    while (this.#goesOn) {
      await visible(this.#stopped);
      await this.#tabs.hold(() => this.#holdStream());
    }
  }

  get #goesOn(): boolean {
    return this.#isSignedIn && !this.#stopped.aborted;
  }

  /** This tab holds the stream, for itself and for the others, until it has been hidden for a while. */
  async #holdStream(): Promise<void> {
    [this.#holds, this.#isNew] = [true, false];
    const poll = setInterval(() => this.#wasCut && this.#say({ event: 'missed', data: '{}' }), pollEvery);
    while (this.#goesOn && document.visibilityState === 'visible') {
      await this.#readOne();
      if (this.#goesOn) await rest(this.#pause * (0.5 + Math.random()), this.#stopped);
      this.#pause = Math.min(this.#pause * 2, longestPause);
    }
    clearInterval(poll);
    this.#holds = false;
  }

  async #readOne(): Promise<void> {
    try {
      await readStream(this.#stopped, this.#heardUntil, {
        opened: () => this.#opened(),
        hear: (event) => this.#say(event),
        reached: (id) => {
          this.#reached(id);
          this.#tabs.pass({ reached: id });
        },
      });
    } catch (error) {
      // No one is signed in any more; the refused call has already recorded that.
      if (isRefusal(error, 'not_signed_in')) this.#isSignedIn = false;
    }
    this.#wasCut = true;
  }

  /** Who knows how far they have heard is sent the rest; for others something may have happened meanwhile. */
  #opened(): void {
    const missed = { event: 'missed', data: '{}' };
    if (this.#heardUntil === null && this.#wasCut) this.#say(missed);
    else if (this.#heardUntil === null) this.#tabs.pass({ event: missed });
    [this.#wasCut, this.#pause] = [false, firstPause];
  }

  #say(event: StreamedEvent): void {
    this.#hear(event);
    this.#tabs.pass({ event });
  }

  #lately(): Lately {
    return { events: this.#recent.filter(isRecent).map(({ event }) => event), until: this.#heardUntil };
  }

  /** Meant for the tab that has come; the others know. */
  #catchUp({ events, until }: Lately): void {
    if (!this.#isNew) return;
    this.#isNew = false;
    for (const event of events) this.#hear(event);
    this.#heardUntil ??= until;
  }

  #hear(event: StreamedEvent): void {
    this.#recent = [...this.#recent.filter(isRecent), { at: performance.now(), event }];
    if (event.event === 'missed') this.#ears.missed();
    else this.#ears.hear(event);
  }

  #reached(id: string): void {
    this.#heardUntil = id;
  }
}

const isRecent = ({ at }: { at: number }) => performance.now() - at < repeatedFor;

interface Stream extends Tab {
  opened: () => void;
}

/** Reads one stream to its end, from where the one before was heard until. */
async function readStream(stopped: AbortSignal, heardUntil: string | null, { opened, ...tab }: Stream) {
  const cut = new AbortController();
  const endWhenHidden = whenHidden(() => cut.abort());
  let silence = setTimeout(() => cut.abort(), silentFor);
  try {
    const signal = AbortSignal.any([stopped, cut.signal]);
    const { body } = await send(openEvents, { signal, ...(heardUntil !== null && { lastEventId: heardUntil }) });
    if (!body) return;
    opened();
    const decoder = new TextDecoder();
    const reader = body.getReader();
    const cutUp = eventCutter(tab);
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      clearTimeout(silence);
      silence = setTimeout(() => cut.abort(), silentFor);
      cutUp(decoder.decode(part.value, { stream: true }));
    }
  } finally {
    clearTimeout(silence);
    endWhenHidden();
  }
}

/** More than this is not told one by one once the page is seen again: it then reads everything anew. */
const mostHeld = 100;

/** A page that nobody sees fetches nothing; it hears of everything when it is seen again. */
function whileSeen({ hear, missed }: Ears, stopped: AbortSignal): Ears {
  let held: (StreamedEvent | null)[] = [];
  const hold = (what: StreamedEvent | null) => {
    held = what === null || held.length >= mostHeld || held[0] === null ? [null] : [...held, what];
  };
  const isHidden = () => document.visibilityState === 'hidden';
  const look = () => {
    if (isHidden()) return;
    const heard = held;
    held = [];
    for (const what of heard) what === null ? missed() : hear(what);
  };
  document.addEventListener('visibilitychange', look, { signal: stopped });
  return {
    hear: (event) => (isHidden() ? hold(event) : hear(event)),
    missed: () => (isHidden() ? hold(null) : missed()),
  };
}

/** Calls back once the page has been hidden for a while. */
function whenHidden(hidden: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = () => {
    clearTimeout(timer);
    if (document.visibilityState === 'hidden') timer = setTimeout(hidden, hiddenFor);
  };
  document.addEventListener('visibilitychange', look);
  look();
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', look);
  };
}

const visible = (stopped: AbortSignal) =>
  new Promise<void>((resolve) => {
    const look = () => document.visibilityState === 'visible' && resolve();
    document.addEventListener('visibilitychange', look, { signal: stopped });
    stopped.addEventListener('abort', () => resolve());
    look();
  });

const rest = (milliseconds: number, stopped: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    stopped.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
