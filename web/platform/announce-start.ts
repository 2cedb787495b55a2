/** The name of what the waiting page listens for. */
export const started = 'freshkey:started';

/** Tells the waiting page that React has taken over; called once the first screen is mounted. */
export function announceStart(): void {
  window.dispatchEvent(new Event(started));
}
