import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Column } from './columns.ts';

/** What the columns of a file are called: as the fields of a property's form. */
export function useColumnNames(): Readonly<Record<Column, string>> {
  const { t } = useTranslation('properties');
  return useMemo(
    () => ({
      title: t('form.title'),
      address: t('form.address'),
      zipCode: t('place.zip'),
      bedrooms: t('form.bedrooms'),
      bathrooms: t('form.bathrooms'),
      squareFootage: t('form.squareFeet'),
      defaultPayoutCents: t('form.payout'),
      checkOutTime: t('form.checkOut'),
      checkInTime: t('form.checkIn'),
      notes: t('form.notes'),
    }),
    [t],
  );
}
