type Sent = Readonly<Record<string, unknown>>;

/** A job's status is sent alone, only a cancellation with what the host was shown that it costs. */
export const isOneChange = ({ status, amountCents, ...fields }: Sent): boolean =>
  (status === undefined || Object.values(fields).every((value) => value === undefined)) &&
  (status === 'CANCELED' || amountCents === undefined);
