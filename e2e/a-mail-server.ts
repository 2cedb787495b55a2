import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { eventually } from './people.ts';

export interface Arrived {
  to: string[];
  /** Names in small letters. */
  headers: Record<string, string>;
  text: string;
  html: string;
}

export interface MailServer {
  url: string;
  /** Oldest first. */
  arrived: Arrived[];
  /** While true it takes nothing, as one that is out of order. */
  isDown: boolean;
  /** What was brought while it was down. */
  refused: Arrived[];
  /** The newest to this address that is the wanted one, once it is there. */
  mailTo(address: string, wanted: (mail: Arrived) => boolean): Promise<Arrived>;
  stop(): Promise<void>;
}

/** A mail server that takes everything, as an operator's would, and reads it as a mail program does. */
export async function aMailServer(): Promise<MailServer> {
  const arrived: Arrived[] = [];
  const server: MailServer = {
    ...{ url: '', arrived, isDown: false, refused: [] },
    mailTo: (address, wanted) =>
      eventually(
        async () => arrived.findLast((mail) => mail.to.includes(address) && wanted(mail)),
        `A mail to ${address}`,
      ),
    stop: () => new Promise((resolve) => smtp.close(() => resolve())),
  };
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    async onData(stream, { envelope }, done) {
      const raw = Buffer.concat(await Array.fromAsync(stream)).toString();
      const mail = { to: envelope.rcptTo.map(({ address }) => address), ...readMail(raw) };
      const { isDown } = server;
      (isDown ? server.refused : arrived).push(mail);
      done(isDown ? Object.assign(new Error('Out of order'), { responseCode: 451 }) : null);
    },
  });
  smtp.on('error', () => {
    // a connection that was cut
  });
  await once(smtp.listen(0, '127.0.0.1'), 'listening');
  const { port } = smtp.server.address() as AddressInfo; // a TCP server has a port
  server.url = `smtp://127.0.0.1:${port}`;
  return server;
}

function readMail(raw: string): Omit<Arrived, 'to'> {
  const { headers, body } = readPart(raw);
  const boundary = /boundary="([^"]+)"/.exec(headers['content-type'] ?? '')?.[1] ?? '';
  const parts = body.split(`--${boundary}`).slice(1, -1).map(readPart);
  const ofKind = (kind: string) => parts.find((part) => part.headers['content-type']?.startsWith(kind))?.body ?? '';
  return { headers, text: ofKind('text/plain'), html: ofKind('text/html') };
}

function readPart(raw: string): { headers: Record<string, string>; body: string } {
  const [head = '', ...rest] = raw.trimStart().split('\r\n\r\n');
  const lines = head.replace(/\r\n[ \t]+/g, ' ').split('\r\n');
  const headers = Object.fromEntries(
    lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 1).trim()]),
  );
  const body = rest.join('\r\n\r\n');
  const encoding = headers['content-transfer-encoding'];
  return { headers, body: encoding === 'quoted-printable' ? plain(body) : body };
}

function plain(quoted: string): string {
  const joined = quoted
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(parseInt(hex, 16)));
  return Buffer.from(joined, 'latin1').toString();
}
