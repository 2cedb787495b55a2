import assert from 'node:assert/strict';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, test } from 'node:test';
import { gzipSync } from 'node:zlib';
import { CalendarRefused } from '../calendar-refused.ts';
import { fetchFeed } from './fetch-feed.ts';

let asked = 0;
let answer: RequestListener = (_, reply) => void reply.end('BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n');
let connections = 0;
const server = createServer((request, reply) => {
  asked++;
  answer(request, reply);
});
server.on('connection', () => connections++);
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
after(() => server.close());
// a listening server has an address with a port
const { port } = server.address() as AddressInfo;
const at = `127.0.0.1:${port}`;

async function faultOf(url: string, more: Partial<Parameters<typeof fetchFeed>[0]> = {}): Promise<string> {
  try {
    await fetchFeed({ url, allowPrivate: [], ...more });
    return 'fetched';
  } catch (error) {
    assert.ok(error instanceof CalendarRefused, String(error));
    return error.fault.code;
  }
}

// every notation of this machine, of private networks, and of what is reached through others
const hosts = [
  ...['127.0.0.1', '127.1', '127.0.1', '2130706433', '0x7f000001', '0x7f.0.0.1', '0177.0.0.1', '017700000001'],
  ...['127.0.0.1.', '0', '0.0.0.0', '127.255.255.254', '①②⑦.0.0.1', '127。0。0。1', '%31%32%37.0.0.1', 'localhost'],
  ...['LOCALHOST', 'localhost.', 'a.localhost', 'printer', 'router.local', 'metadata.google.internal', 'nas.lan'],
  ...[
    '10.0.0.1',
    '10.255.255.255',
    '172.16.0.1',
    '172.31.255.254',
    '192.168.0.1',
    '192.168.255.255',
    '169.254.169.254',
  ],
  ...['0xa9fea9fe', '2852039166', '100.64.0.1', '192.0.0.1', '198.18.0.1', '224.0.0.1', '240.0.0.1', '255.255.255.255'],
  ...['[::1]', '[::]', '[0:0:0:0:0:0:0:1]', '[::ffff:127.0.0.1]', '[::ffff:7f00:1]', '[::127.0.0.1]', '[fe80::1]'],
  ...['[fc00::1]', '[fd12:3456::1]', '[64:ff9b::7f00:1]', '[2002:7f00:1::]', '[2001::1]', '[2001:db8::1]', '[ff02::1]'],
];

test('no notation of a private address is asked', async () => {
  for (const host of hosts) assert.equal(await faultOf(`http://${host}:${port}/`), 'privateAddress', host);
  const others = {
    'http://user:secret@93.184.216.34/': 'credentials',
    [`http://user@${at}/`]: 'credentials',
    'http://93.184.216.34:25/': 'port',
    'http://93.184.216.34:6379/': 'port',
    'file:///etc/passwd': 'scheme',
    'gopher://93.184.216.34/': 'scheme',
    'ftp://93.184.216.34/': 'scheme',
    'data:text/calendar,BEGIN:VCALENDAR': 'scheme',
    'not an address': 'badUrl',
    'http://': 'badUrl',
  };
  for (const [url, code] of Object.entries(others)) assert.equal(await faultOf(url), code, url);
  assert.ok(hosts.length + Object.keys(others).length >= 60);
  assert.equal(connections, 0);
});

test('a name that leads into a private network is not asked, and is resolved once', async () => {
  const resolved: string[] = [];
  const rebinding = async (host: string) => {
    resolved.push(host);
    return resolved.length === 1 ? ['127.0.0.1'] : ['93.184.216.34'];
  };
  assert.equal(await faultOf('http://feeds.example.com/', { resolve: rebinding }), 'privateAddress');
  assert.deepEqual(resolved, ['feeds.example.com']);
  const both = async () => ['93.184.216.34', '10.0.0.1'];
  assert.equal(await faultOf('http://feeds.example.com/', { resolve: both }), 'privateAddress');
  assert.equal(await faultOf('http://feeds.example.com/', { resolve: async () => [] }), 'notFound');
  assert.equal(connections, 0);
});

test('each redirect is checked anew, and three are the most', async () => {
  const allowPrivate = [at];
  const url = `http://${at}/`;
  for (const location of ['http://169.254.169.254/', 'http://localhost/', 'file:///etc/passwd']) {
    answer = (_, reply) => void reply.writeHead(302, { location }).end();
    assert.match(await faultOf(url, { allowPrivate }), /privateAddress|scheme/);
  }
  asked = 0;
  answer = (_, reply) => void reply.writeHead(302, { location: '/again' }).end();
  assert.equal(await faultOf(url, { allowPrivate }), 'redirects');
  assert.equal(asked, 4);
});

test('what is too large, endless, packed too tightly or slow is cut off', async () => {
  const url = `http://${at}/`;
  const allowPrivate = [at];
  answer = (_, reply) => void reply.end(Buffer.alloc(6 * 1024 * 1024, 'x'));
  assert.equal(await faultOf(url, { allowPrivate }), 'tooLarge');
  answer = (_, reply) =>
    void reply.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(Buffer.alloc(60 * 1024 * 1024)));
  assert.equal(await faultOf(url, { allowPrivate }), 'tooLarge');
  answer = () => {
    // never answers
  };
  assert.equal(await faultOf(url, { allowPrivate, patience: 200 }), 'timeout');
  answer = (_, reply) => void reply.writeHead(404).end();
  assert.equal(await faultOf(url, { allowPrivate }), 'httpStatus');
  server.closeAllConnections();
});
