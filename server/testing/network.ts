/** Headers of a call that comes from network number `n` (each a /24 of its own), through the one proxy that is trusted. */
export const fromNetwork = (n: number) => ({ 'x-forwarded-for': `10.${(n >> 8) & 255}.${n & 255}.7` });
