import { phoneE164 } from '#contract/phone-e164.ts';

/** A phone number as it is written in the United States, "(912) 555-0142"; any other as it was given. */
export function writtenPhone(phone: string): string {
  const [, area, exchange, line] = /^\+1(\d{3})(\d{3})(\d{4})$/.exec(phoneE164(phone) ?? '') ?? [];
  return area ? `(${area}) ${exchange}-${line}` : phone;
}
