/** What a background check provider is told about a candidate. */
export interface Candidate {
  /** Our background check's id: the provider's idempotency key and our reference. */
  reference: string;
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  dateOfBirth: string;
  socialSecurityNumber: string | null;
  address: { street: string; city: string; state: string; zipCode: string };
}

export interface ScreeningReport {
  id: string;
  reference: string;
  status: 'pending' | 'passed' | 'failed';
  details: Record<string, 'clear' | 'consider'>;
}

/** What Freshkey needs from a background check provider. Calling `order` twice with one reference orders once. */
export interface ScreeningProvider {
  readonly name: 'checkr' | 'sandbox' | 'by hand';
  order(candidate: Candidate): Promise<ScreeningReport>;
  readReport(id: string): Promise<ScreeningReport>;
  /**
   * Checks the signature of an event's raw body; null if it is forged or malformed. `subject` is the provider's report
   * that it is about; null if it is about something else.
   */
  readEvent(rawBody: Buffer, headers: Record<string, string | string[] | undefined>): { subject: string | null } | null;
  /** The id that `order` gave for what this report of the provider belongs to; null if we may not read such a report. */
  orderOf(reportId: string): Promise<string | null>;
}
