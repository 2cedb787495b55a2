import { useMutation } from '@tanstack/react-query';
import { type CheckedRecord, checkRecord, refused } from '#contract/check-record.ts';
import { brokenEntry } from '#contract/check-seal.ts';
import { getPublicLog } from '#contract/claim-calls.ts';
import { mostFileBytes } from '#contract/record-file.ts';
import { webTools } from '#contract/record-tools.ts';
import { useRead } from '#web/platform/use-read.ts';

interface Checked extends CheckedRecord {
  /** The first entry of the public log that does not verify. */
  brokenAt: number | null;
}

/** Checks a file on this device against the public log, which is asked for once, when the page opens. */
export function useCheckedFile() {
  const log = useRead(getPublicLog);
  const check = useMutation({
    networkMode: 'always',
    mutationFn: async (file: File): Promise<Checked> => {
      if (file.size > mostFileBytes) return { ...refused([{ code: 'tooLarge' }]), brokenAt: null };
      const published = log.data ?? null;
      const checked = await checkRecord(new Uint8Array(await file.arrayBuffer()), published, webTools);
      return { ...checked, brokenAt: published && (await brokenEntry(published, webTools)) };
    },
  });
  return { check, isLogMissing: log.isError, isReady: !log.isPending };
}
