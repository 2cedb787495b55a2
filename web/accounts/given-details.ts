import type { Registration } from './code-request.ts';

const storageKey = 'givenDetails';
const parts = ['name', 'email', 'phone'] as const;

export type GivenDetails = Partial<Pick<Registration, (typeof parts)[number]>>;

/**
 * What whoever invited the visitor knows of them, from behind the # of the link: it stands in the form for this visit,
 * however the visitor wanders.
 */
export function keepGivenDetails(hash: string): GivenDetails {
  const sent = new URLSearchParams(hash.replace(/^#/, ''));
  const given = Object.fromEntries(parts.flatMap((part) => (sent.get(part) ? [[part, sent.get(part)]] : [])));
  if (Object.keys(given).length > 0) sessionStorage.setItem(storageKey, JSON.stringify(given));
  return read();
}

export function forgetGivenDetails(): void {
  sessionStorage.removeItem(storageKey);
}

function read(): GivenDetails {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? '{}') as GivenDetails; // written above
  } catch {
    return {};
  }
}
