import { openEvents } from '#contract/calls.ts';
import { send } from './api.ts';
import { isRefusal } from './api-error.ts';
import { eventCutter, type StreamedEvent } from './event-stream.ts';

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
/** A hidden page drops its stream after this long: browsers allow few connections to one server. */
const hiddenFor = 60_000;

/** Keeps the live event stream open until stopped: reopens it when cut, rests while the page is hidden. */
export function keepHearing(ears: Ears): () => void {
  const stopped = new AbortController();
  void stayConnected(ears, stopped.signal);
  return () => stopped.abort();
}

async function stayConnected({ hear, missed }: Ears, stopped: AbortSignal): Promise<void> {
  let pause = firstPause;
  let wasCut = false;
  const poll = setInterval(() => wasCut && document.visibilityState === 'visible' && missed(), pollEvery);
  stopped.addEventListener('abort', () => clearInterval(poll));
  while (!stopped.aborted) {
    await visible(stopped);
    try {
      await readStream(stopped, {
        hear,
        opened: () => {
          if (wasCut) missed();
          [wasCut, pause] = [false, firstPause];
        },
      });
    } catch (error) {
      // No one is signed in any more; the refused call has already recorded that.
      if (isRefusal(error, 'not_signed_in')) return clearInterval(poll);
    }
    wasCut = true;
    await rest(pause * (0.5 + Math.random()), stopped);
    pause = Math.min(pause * 2, longestPause);
  }
}

/** Reads one stream to its end. */
async function readStream(stopped: AbortSignal, { hear, opened }: Pick<Ears, 'hear'> & { opened: () => void }) {
  const cut = new AbortController();
  const endWhenHidden = whenHidden(() => cut.abort());
  let silence = setTimeout(() => cut.abort(), silentFor);
  try {
    const { body } = await send(openEvents, { signal: AbortSignal.any([stopped, cut.signal]) });
    if (!body) return;
    opened();
    const decoder = new TextDecoder();
    const reader = body.getReader();
    const cutUp = eventCutter(hear);
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
