import type { SealedColumn } from '#server/platform/sealed-column.ts';

export const twoFactorSecret: SealedColumn = {
  table: 'user_account',
  column: 'two_factor_sealed',
  key: ['id'],
  kind: 'bytea',
};

export const sealedAccountColumns: readonly SealedColumn[] = [twoFactorSecret];
