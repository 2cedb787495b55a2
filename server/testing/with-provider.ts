import type { PaymentProvider } from '#server/platform/payment-provider.ts';
import type { House } from './house.ts';

/** Puts a fault or a delay between the house and its payment provider; returns how to remove it. */
export function withProvider({ kit }: House, change: (provider: PaymentProvider) => PaymentProvider): () => void {
  const before = kit.payments;
  const replace = (payments: PaymentProvider) => Object.assign(kit, { payments });
  replace(change(before));
  return () => replace(before);
}
