/** Headers of a call from network number `n` (each its own /24), through the one trusted proxy. */
export const fromNetwork = (n: number) => ({ 'x-forwarded-for': `10.${(n >> 8) & 255}.${n & 255}.7` });
