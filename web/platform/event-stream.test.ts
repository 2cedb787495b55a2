import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eventCutter, type StreamedEvent } from './event-stream.ts';

function heard(...pieces: string[]): StreamedEvent[] {
  const events: StreamedEvent[] = [];
  const cut = eventCutter({ hear: (event) => events.push(event), reached: () => undefined });
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

test('how far the stream was heard is known from events and from ids that stand alone', () => {
  const ids: string[] = [];
  const cut = eventCutter({ hear: () => undefined, reached: (id) => ids.push(id) });
  cut(': open\n\nid: 1\n\nid: 2\nevent: notification\ndata: {}\n\n: beat\n\nid: 3\nev');
  assert.deepEqual(ids, ['1', '2']);
});
