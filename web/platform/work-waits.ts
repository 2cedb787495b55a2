const flag = 'work-waits';

/** Whether this phone holds anything that was done on site and not sent, as far as can be told without opening it. */
export const workWaits = (): boolean => localStorage.getItem(flag) !== null;

export function setWorkWaits(waits: boolean): void {
  if (waits) localStorage.setItem(flag, 'yes');
  else localStorage.removeItem(flag);
}
