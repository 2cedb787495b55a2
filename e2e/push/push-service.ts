import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createServer as createTlsServer, type TLSSocket } from 'node:tls';
import { bytes, fixed64, number, varint } from './protobuf.ts';
import { selfSigned } from './self-signed.ts';

// The push service that Chromium comes with, as far as it goes with one browser: the browser checks in, registers with
// the key of our server and keeps a connection on which messages come; our server posts them to the address that the
// browser was given. Nothing here can read them. The numbers of the fields are those of Chromium's google_apis/gcm.

/** What a browser registered with. */
interface Registered {
  app: string;
  subtype: string;
  sender: string;
}

export interface PushService {
  /** Has a Chromium use this service instead of Google's. */
  flags: string[];
  /** Where what our server posts to push services is to go. */
  url: string;
  /** What our server has posted, newest last. */
  posts: { headers: IncomingMessage['headers']; body: Buffer }[];
  /** What to answer the next posts with; they do not arrive. */
  refusals: number[];
  stop(): void;
}

const [protocolVersion, loginResponse, dataMessage] = [41, 3, 8];
const token = 'a-browser-in-a-test';

export async function pushService(): Promise<PushService> {
  const { posts, refusals }: Pick<PushService, 'posts' | 'refusals'> = { posts: [], refusals: [] };
  const [lines, waiting]: [Set<TLSSocket>, Buffer[]] = [new Set(), []];
  let registered: Registered | null = null;

  const deliver = (message: Buffer) => {
    if (lines.size === 0) waiting.push(message);
    for (const line of lines) line.write(message);
  };
  const take = (headers: IncomingMessage['headers'], body: Buffer): number => {
    const refusal = refusals.shift();
    if (refusal !== undefined) return refusal;
    if (!registered) return 410;
    posts.push({ headers, body });
    deliver(messageOf(registered, `message-${posts.length}`, String(headers['content-encoding']), body));
    return 201;
  };

  const http = createServer(async (request, answer) => {
    const body = Buffer.concat(await Array.fromAsync(request));
    if (request.url === '/checkin') return answer.end(checkedIn);
    if (request.url !== '/register') return answer.writeHead(take(request.headers, body)).end();
    registered = registrationIn(body) ?? registered;
    return answer.end(`token=${token}`);
  });
  const stream = createTlsServer(selfSigned(), (line) => {
    line.on('error', () => undefined).on('close', () => lines.delete(line));
    line.once('data', () => {
      line.write(Buffer.from([protocolVersion]));
      line.write(framed(loginResponse, bytes(1, 'login')));
      lines.add(line);
      for (const message of waiting.splice(0)) line.write(message);
    });
  });
  for (const server of [http, stream]) await once(server.listen(0, '127.0.0.1'), 'listening');
  const [url, streamUrl] = [`http://127.0.0.1:${portOf(http)}`, `https://127.0.0.1:${portOf(stream)}`];
  return {
    flags: [
      ...[`--gcm-checkin-url=${url}/checkin`, `--gcm-registration-url=${url}/register`],
      ...[`--gcm-mcs-endpoint=${streamUrl}`, '--ignore-certificate-errors'],
    ],
    ...{ url, posts, refusals },
    stop() {
      for (const line of lines) line.destroy();
      stream.close();
      http.closeAllConnections();
      http.close();
    },
  };
}

const portOf = (server: { address(): AddressInfo | string | null }) => (server.address() as AddressInfo).port; // it listens

/** All is well, the time, and the number and secret of this browser. */
const checkedIn = Buffer.concat([number(1, 1), number(3, Date.now()), fixed64(7, 4_242n), fixed64(8, 2_424n)]);

/** A browser also registers for itself, which is no subscription of ours. */
function registrationIn(body: Buffer): Registered | null {
  const form = new URLSearchParams(body.toString());
  const [app, subtype, sender] = ['app', 'X-subtype', 'sender'].map((name) => form.get(name) ?? '');
  return app && subtype && sender ? { app, subtype, sender } : null;
}

function messageOf({ app, subtype, sender }: Registered, id: string, encoding: string, body: Buffer): Buffer {
  const entry = (name: string, value: string) => bytes(7, Buffer.concat([bytes(1, name), bytes(2, value)]));
  const told = [entry('subtype', subtype), entry('content-encoding', encoding)];
  return framed(dataMessage, bytes(2, id), bytes(3, sender), bytes(5, app), ...told, bytes(9, id), bytes(21, body));
}

function framed(tag: number, ...fields: Buffer[]): Buffer {
  const message = Buffer.concat(fields);
  return Buffer.concat([Buffer.from([tag]), varint(message.length), message]);
}
