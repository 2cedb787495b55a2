import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { minute, second } from '#server/platform/clock.ts';
import type { DecoderAnswer } from './decode-pictures.ts';
import type { RewriteOrder, Rewritten } from './rewrite-picture.ts';

/** The program ended, or had to be killed, without an answer. */
export class DecoderLost extends Error {}

const program = fileURLToPath(new URL('./decode-pictures.ts', import.meta.url));
const longestDecoding = minute;
const longestIdle = 20 * second;
/** It uses 70 MB before the first picture and falls back to about 90 after a large one. */
const mostMemory = 128 * 1024 * 1024;
/** Makes glibc return large blocks as soon as they are free; otherwise it keeps about 100 MB after a large picture. */
const givingBack = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '131072', MALLOC_TRIM_THRESHOLD_: '131072' };

/**
 * A process that decodes pictures, started with the first one. It ends when it has been idle for a while or keeps too
 * much memory, so that a web process without uploads stays as small as if it did not exist.
 */
export class Decoder {
  #child: ChildProcess | null = null;
  #idle: NodeJS.Timeout | undefined;

  /** Null while none is running. */
  get pid(): number | null {
    return this.#child?.pid ?? null;
  }

  /** Takes one order at a time. Rejects with `DecoderLost`, or with the error from writing the files. */
  async rewrite(order: RewriteOrder): Promise<Rewritten> {
    clearTimeout(this.#idle);
    this.#child ??= this.#start();
    const answer = await answerOf(this.#child, order);
    if (answer.memory > mostMemory) this.stop();
    else this.#idle = setTimeout(() => this.stop(), longestIdle).unref();
    if ('result' in answer) return answer.result;
    const { message, code } = answer.fault;
    throw Object.assign(new Error(message), code && { code });
  }

  stop(): void {
    clearTimeout(this.#idle);
    this.#child?.kill('SIGKILL');
    this.#child = null;
  }

  #start(): ChildProcess {
    const child = spawn(process.execPath, ['--optimize-for-size', '--max-old-space-size=64', program], {
      // None of our environment: what decodes other people's files must not know any key or password.
      env: { PATH: process.env.PATH, ...givingBack },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      serialization: 'advanced',
    });
    const forget = () => {
      if (this.#child === child) this.#child = null;
    };
    child.once('exit', forget).on('error', forget);
    return child;
  }
}

async function answerOf(child: ChildProcess, order: RewriteOrder): Promise<DecoderAnswer> {
  const { promise, resolve, reject } = Promise.withResolvers<DecoderAnswer>();
  const lost = (reason: unknown) => reject(new DecoderLost(`The picture decoder is gone: ${reason}`));
  const ended = (code: number | null, signal: string | null) => lost(signal ?? `exit code ${code}`);
  const timer = setTimeout(() => child.kill('SIGKILL'), longestDecoding);
  // decode-pictures.ts sends nothing else
  child.once('message', (answer) => resolve(answer as DecoderAnswer));
  child.once('exit', ended).once('error', lost);
  child.send(order, (error) => error && lost(error.message));
  try {
    return await promise;
  } finally {
    clearTimeout(timer);
    child.off('exit', ended).off('error', lost).removeAllListeners('message');
  }
}
