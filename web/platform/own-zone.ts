let known: string | undefined;

/** The zone of the reader's device, an IANA name. Asked for once, because the answer takes long. */
export function ownZone(): string {
  known ??= new Intl.DateTimeFormat().resolvedOptions().timeZone;
  return known;
}
