import { once } from 'node:events';
import { SMTPServer } from 'smtp-server';

export interface MailSink {
  url: string;
  /** Resolves when a mail to this address has arrived. */
  mailTo(address: string): Promise<void>;
  stop(): Promise<void>;
}

/** A mail server that accepts everything and keeps nothing. */
export async function startMailSink(): Promise<MailSink> {
  const waiting = new Map<string, () => void>();
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, { envelope }, done) {
      stream.resume().on('end', () => {
        for (const { address } of envelope.rcptTo) waiting.get(address.toLowerCase())?.();
        done();
      });
    },
  });
  smtp.on('error', () => {
    // a connection cut when the worker ended
  });
  smtp.listen(0, '127.0.0.1');
  await once(smtp.server, 'listening');
  const address = smtp.server.address();
  if (typeof address !== 'object' || !address) throw new Error('listening on a port gives its number');
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    mailTo: (to) => new Promise((resolve) => waiting.set(to.toLowerCase(), resolve)),
    stop: () => new Promise((resolve) => smtp.close(() => resolve())),
  };
}
