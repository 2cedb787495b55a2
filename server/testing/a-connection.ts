import { once } from 'node:events';
import { type ClientRequest, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { aForm } from './a-picture.ts';
import type { House } from './house.ts';

/** An upload over its own connection, to be written piece by piece or broken off. */
export async function anOpenUpload(house: House, token: string, length?: number, key?: string): Promise<ClientRequest> {
  if (!house.app.server.listening) await house.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = house.app.server.address() as AddressInfo; // it listens on a port
  return request({
    port,
    method: 'POST',
    path: '/api/uploads',
    agent: false,
    headers: {
      authorization: `Bearer ${token}`,
      ...aForm().headers,
      ...(key && { 'idempotency-key': key }),
      ...(length === undefined ? { 'transfer-encoding': 'chunked' } : { 'content-length': length }),
    },
  });
}

/** Sends each piece in its own packet, as far as the network allows, and returns the status and the body. */
export async function sendPieces(
  sending: ClientRequest,
  pieces: readonly Buffer[],
): Promise<{ status: number; body: unknown }> {
  const answered = once(sending, 'response');
  // the answer may come before everything has been sent
  sending.on('error', () => undefined);
  sending.setNoDelay(true);
  for (const piece of pieces) await new Promise((resolve) => sending.write(piece, resolve));
  sending.end();
  const [response] = await answered;
  const received: Buffer[] = [];
  for await (const chunk of response) received.push(chunk);
  return { status: response.statusCode, body: JSON.parse(String(Buffer.concat(received))) };
}
