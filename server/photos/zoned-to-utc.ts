/** The instant at which clocks in the zone show the local time ("2026-05-06T14:03:21"); invalid when it is no time. */
export function zonedToUtc(local: string, timeZone: string): Date {
  const asUtc = new Date(`${local}Z`);
  if (Number.isNaN(asUtc.getTime())) return asUtc;
  const first = new Date(asUtc.getTime() - offsetAt(asUtc, timeZone));
  // Near a change of the clocks the first guess may use the wrong side's offset.
  return new Date(asUtc.getTime() - offsetAt(first, timeZone));
}

function offsetAt(instant: Date, timeZone: string): number {
  const shown = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' }).format(instant);
  return new Date(`${shown.replace(' ', 'T')}Z`).getTime() - Math.floor(instant.getTime() / 1000) * 1000;
}
