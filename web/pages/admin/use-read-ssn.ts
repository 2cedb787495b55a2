import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readSsn } from '#contract/background-check-calls.ts';
import { productNow } from '#web/platform/product-time.ts';
import { useWrite } from '#web/platform/use-write.ts';

const shownFor = 60_000;

/** Reads a whole SSN and forgets it after a minute, or as soon as it is hidden. */
export function useReadSsn(userId: string, onRead: () => void) {
  const { t } = useTranslation('adminChecks');
  const [hidesAt, setHidesAt] = useState(0);
  const read = useWrite(readSsn, {
    secret: true,
    onSuccess: () => {
      setHidesAt(productNow() + shownFor);
      onRead();
    },
    failed: ({ fields }) => (fields.reason ? null : t('readSsnFailed')), // said beside the field
  });
  const { data, reset } = read;
  useEffect(() => {
    if (!data) return;
    const timer = setTimeout(reset, shownFor);
    return () => clearTimeout(timer);
  }, [data, reset]);
  const send = (reason: string) => read.mutate({ params: { userId }, body: { reason } });
  return {
    read: { send, sending: read.isPending, error: read.error },
    ssn: data?.ssn ?? null,
    hidesAt,
    hide: reset,
  };
}
