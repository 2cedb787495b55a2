import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { minute, second } from './clock.ts';

/** The process ended, or had to be killed, without an answer. */
export class ProcessLost extends Error {}

/** `fault` is why the work could not be done, with the system's error code if it has one. */
export type ProcessAnswer<Result> = ({ result: Result } | { fault: { message: string; code?: string } }) & {
  /** The process's resident bytes after this work. */
  memory: number;
};

interface Program {
  /** What answers the orders, by `answerOrders`. */
  url: URL;
  /** What to call it where it is lost: "The picture decoder". */
  name: string;
  /** In bytes: a process that keeps more than this after its work is ended. */
  mostMemory: number;
  /** For libraries that speak to the machine by its variables. */
  env?: Record<string, string>;
}

const longestWork = minute;
const longestIdle = 20 * second;

/**
 * A process for work that would hold up the web process or fill its memory, started with the first order. It ends when
 * it has been idle for a while or keeps too much memory, so that a web process without such work stays as small as if
 * it did not exist.
 */
export class OwnProcess<Order extends object, Result> {
  readonly #program: Program;
  #child: ChildProcess | null = null;
  #idle: NodeJS.Timeout | undefined;

  constructor(program: Program) {
    this.#program = program;
  }

  /** Null while none is running. */
  get pid(): number | null {
    return this.#child?.pid ?? null;
  }

  /** Takes one order at a time. Rejects with `ProcessLost`, or with the error of the work itself. */
  async carryOut(order: Order): Promise<Result> {
    clearTimeout(this.#idle);
    this.#child ??= this.#start();
    const answer = await this.#answerOf(this.#child, order);
    if (answer.memory > this.#program.mostMemory) this.stop();
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
    const file = fileURLToPath(this.#program.url);
    const child = spawn(process.execPath, ['--optimize-for-size', '--max-old-space-size=64', file], {
      // None of our environment: what reads other people's files and words must not know any key or password.
      env: { PATH: process.env.PATH, ...this.#program.env },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      serialization: 'advanced',
    });
    const forget = () => {
      if (this.#child === child) this.#child = null;
    };
    child.once('exit', forget).on('error', forget);
    return child;
  }

  async #answerOf(child: ChildProcess, order: Order): Promise<ProcessAnswer<Result>> {
    const { promise, resolve, reject } = Promise.withResolvers<ProcessAnswer<Result>>();
    const lost = (reason: unknown) => reject(new ProcessLost(`${this.#program.name} is gone: ${reason}`));
    const ended = (code: number | null, signal: string | null) => lost(signal ?? `exit code ${code}`);
    const timer = setTimeout(() => child.kill('SIGKILL'), longestWork);
    // `answerOrders` sends nothing else
    child.once('message', (answer) => resolve(answer as ProcessAnswer<Result>));
    child.once('exit', ended).once('error', lost);
    child.send(order, (error) => error && lost(error.message));
    try {
      return await promise;
    } finally {
      clearTimeout(timer);
      child.off('exit', ended).off('error', lost).removeAllListeners('message');
    }
  }
}
