import type { PaymentProvider } from '#server/platform/payment-provider.ts';
import type { House } from './house.ts';

/** Puts something between the house and its payment provider, a fault or a delay; gives back what takes it out. */
export function withProvider({ kit }: House, change: (provider: PaymentProvider) => PaymentProvider): () => void {
  const before = kit.payments;
  const replace = (payments: PaymentProvider) => Object.assign(kit, { payments });
  replace(change(before));
  return () => replace(before);
}
