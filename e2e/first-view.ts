import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { idle } from './settled.ts';

/** Charts and maps are fetched after the figures that they draw, photographs when they are near. */
const afterwards = /\/(chart-canvas|map-drawing|token-colours)-|\/photos\//;
/** Stays open for as long as the page does. */
const liveEvents = '/api/events';

type Kind = 'Document' | 'Stylesheet' | 'Script' | 'Font';
export type Weight = Record<Kind | 'later', number>;

export interface FirstView {
  /** Bytes of bodies as they came over the wire, by kind. */
  weight: Weight;
  /** Everything the page asked for, in order, but what comes afterwards. */
  asked: readonly string[];
  /** Waits until nothing was fetched for so long, in milliseconds, and nothing is left to do: the screen stands there. */
  stands(quietFor?: number): Promise<void>;
}

/** What counts against a screen's weight: page, styles, scripts and words. Fonts are shown beside. */
export const codeOf = ({ Document, Stylesheet, Script }: Weight): number => Document + Stylesheet + Script;

/** In milliseconds: what a page fetches after so long a pause it fetches ahead, in web/ui/first-use.ts. */
const longestPause = 1_500;

/** Adds up what the first view consists of, from now on: whole answers less their headers. */
export async function followFirstView(page: Page): Promise<FirstView> {
  const weight: Weight = { Document: 0, Stylesheet: 0, Script: 0, Font: 0, later: 0 };
  const asked: string[] = [];
  const kinds = new Map<string, { kind: keyof Weight; headers: number }>();
  const open = new Set<string>();
  const ahead = new Set<string>();
  let last = performance.now();
  /** By the browser's clock, in seconds: ours may hear of things late. */
  let lastThere = Number.POSITIVE_INFINITY;
  let isOver = false;
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  session.on('Network.requestWillBeSent', ({ requestId, request, timestamp }) => {
    last = performance.now();
    const { protocol, pathname, search } = new URL(request.url);
    if (!protocol.startsWith('http')) return;
    isOver ||= open.size === 0 && (timestamp - lastThere) * 1_000 > longestPause;
    if (isOver) ahead.add(requestId);
    if (pathname !== liveEvents) open.add(requestId);
    if (!isOver && !afterwards.test(pathname)) asked.push(`${request.method} ${pathname}${search}`);
  });
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    const kind = afterwards.test(response.url) ? 'later' : type;
    if (Object.hasOwn(weight, kind) && !ahead.has(requestId))
      // `hasOwn` has just found it among the kinds
      kinds.set(requestId, { kind: kind as keyof Weight, headers: response.encodedDataLength });
  });
  const ended = (requestId: string, timestamp: number) => {
    open.delete(requestId);
    last = performance.now();
    lastThere = timestamp;
  };
  session.on('Network.loadingFailed', ({ requestId, timestamp }) => ended(requestId, timestamp));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength, timestamp }) => {
    const answer = kinds.get(requestId);
    if (answer) weight[answer.kind] += encodedDataLength - answer.headers;
    ended(requestId, timestamp);
  });
  return {
    weight,
    asked,
    async stands(quietFor = longestPause) {
      const quiet = () => (open.size > 0 ? 0 : performance.now() - last);
      for (let drawn = 0; quiet() < quietFor; await wait(50)) {
        if (quiet() < quietFor / 2 || drawn === last) continue;
        // a busy machine may still be drawing, and asks for the rest only then
        drawn = last;
        await idle(page);
      }
    },
  };
}
