/**
 * A number as texts are sent to it: E.164, `+15125550123`. Ten digits, or eleven that begin with 1, are a number of the
 * United States, which is where homes are; any other country must be named with a plus. Null for what can be no number.
 */
export function phoneE164(typed: string | null): string | null {
  if (!typed) return null;
  const digits = typed.replace(/\D/g, '');
  if (typed.trim().startsWith('+') && !digits.startsWith('1'))
    return /^[2-9]\d{7,14}$/.test(digits) ? `+${digits}` : null;
  const national = digits.replace(/^1(?=\d{10}$)/, '');
  // neither an area code nor an exchange begins with 0 or 1
  return /^[2-9]\d{2}[2-9]\d{6}$/.test(national) ? `+1${national}` : null;
}
