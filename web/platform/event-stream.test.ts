import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eventCutter, type StreamedEvent } from './event-stream.ts';

function heard(...pieces: string[]): StreamedEvent[] {
  const events: StreamedEvent[] = [];
  const cut = eventCutter((event) => events.push(event));
  for (const piece of pieces) cut(piece);
  return events;
}

test('events are received whole, however the network splits them', () => {
  const stream = ': open\n\nevent: changed\ndata: {"topics":["bids"]}\n\n: beat\n\nevent: notification\ndata: {}\n\n';
  const whole = heard(stream);
  assert.deepEqual(whole, [
    { event: 'changed', data: '{"topics":["bids"]}' },
    { event: 'notification', data: '{}' },
  ]);
  assert.deepEqual(heard(...stream), whole);
  assert.deepEqual(heard(...stream.replaceAll('\n', '\r\n').split(/(?<=\n)/)), whole);
});

test('an event cut off in the middle is dropped', () => {
  assert.deepEqual(heard('event: changed\ndata: {"top'), []);
});
