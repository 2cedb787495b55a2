/** What a service worker has that a page has not, as far as ours uses it: TypeScript knows only one of the two at once. */
interface WorkerScope {
  location: Location;
  registration: ServiceWorkerRegistration;
  clients: {
    matchAll(options: { type: 'window'; includeUncontrolled: boolean }): Promise<WindowClient[]>;
    openWindow(address: string): Promise<unknown>;
  };
  addEventListener(type: 'push', listener: (event: Lasting & { data: { json(): unknown } | null }) => void): void;
  addEventListener(
    type: 'notificationclick',
    listener: (event: Lasting & { notification: Notification }) => void,
  ): void;
}

interface Lasting {
  /** The worker stays until this is done. */
  waitUntil(work: Promise<unknown>): void;
}

interface WindowClient {
  focus(): Promise<unknown>;
  navigate(address: string): Promise<unknown>;
}

// a worker runs nowhere else
export const worker = globalThis as unknown as WorkerScope;
