import type { AnswerOf, CallOf, Endpoint } from '#contract/endpoint.ts';
import { answerOf, type CallArguments, send } from './api.ts';

export interface Page<T> {
  items: T;
  /** How many items there are in all, from `X-Total-Count`. */
  total: number;
  /** The cursor of the next page, from `Link: <…>; rel="next"`; null on the last. */
  nextCursor: string | null;
}

/** Reads one page of a list: the items, the count and the next cursor. */
export async function readPage<E extends Endpoint>(
  endpoint: CallOf<E>,
  ...[options]: CallArguments<E>
): Promise<Page<AnswerOf<E>>> {
  const response = await send(endpoint, options);
  return pageOf(await answerOf<E>(response), response.headers);
}

export function pageOf<Items>(items: Items, headers: Headers): Page<Items> {
  const counted = headers.get('x-total-count');
  return {
    items,
    total: counted === null ? (Array.isArray(items) ? items.length : 0) : Number(counted),
    nextCursor: cursorOf(headers.get('link')),
  };
}

/** The cursor in a Link header's `next` address. */
export function cursorOf(link: string | null): string | null {
  const address = link
    ?.split(/,(?=\s*<)/)
    .find((part) => /;\s*rel="?next"?/i.test(part))
    ?.match(/<([^>]*)>/)?.[1];
  return address === undefined ? null : new URL(address, 'http://relative').searchParams.get('cursor');
}
