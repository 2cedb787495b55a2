/** "78701-1234" or "78701 1234" → "78701", "m5v 2t6" → "M5V". */
export const shortZip = (zipCode: string): string => {
  const plain = zipCode.trim().toUpperCase();
  if (/^\d{5}([- ]?\d{4})?$/.test(plain)) return plain.slice(0, 5);
  return /^[A-Z]\d[A-Z]( ?\d[A-Z]\d)?$/.test(plain) ? plain.slice(0, 3) : plain;
};
