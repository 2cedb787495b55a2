/** "$1,067.00": leading dollar sign and two decimals in every language, on screen and in mails. Takes cents. */
export function formatMoney(cents: number): string {
  const digits = String(Math.abs(cents)).padStart(3, '0');
  const whole = digits.slice(0, -2).replace(/\B(?=(\d{3})+$)/g, ',');
  return `${cents < 0 ? '−' : ''}$${whole}.${digits.slice(-2)}`;
}
