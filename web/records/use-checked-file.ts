import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { type CheckedRecord, checkRecord, refused } from '#contract/check-record.ts';
import { brokenEntry } from '#contract/check-seal.ts';
import { getPublicLog } from '#contract/claim-calls.ts';
import type { RecordFault } from '#contract/record-faults.ts';
import { mostFileBytes } from '#contract/record-file.ts';
import { webTools } from '#contract/record-tools.ts';
import { unpack } from '#contract/record-zip.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { useRead } from '#web/platform/use-read.ts';
import { type KnownLog, keepVerify } from './keep-verify.ts';

export interface Checked extends CheckedRecord {
  /** The first entry of the public log that does not verify. */
  brokenAt: number | null;
  /** The parts of the file, by name. */
  parts: ReadonlyMap<string, Uint8Array>;
}

/** Checks a file on this device against the public log, which is asked for when the page opens, and if a file is newer. */
export function useCheckedFile() {
  const { language } = useLanguage();
  const log = useRead(getPublicLog);
  const known: KnownLog | null = log.data ?? null;
  useEffect(() => {
    // a browser that keeps nothing checks as before with a connection
    if (known && !known.keptAt) void keepVerify(known, language).catch(() => undefined);
  }, [known, language]);
  /** Of a page that has been open since yesterday the log knows nothing of today; if it cannot be had, it says as of when. */
  const newest = async (kept: KnownLog): Promise<KnownLog> => {
    if (kept.keptAt) return kept;
    const { data, isSuccess } = await log.refetch();
    return isSuccess ? data : { ...kept, keptAt: new Date(log.dataUpdatedAt).toISOString() };
  };
  const check = useMutation({
    networkMode: 'always',
    mutationFn: async (file: File): Promise<Checked> => {
      if (file.size > mostFileBytes) return { ...refused([{ code: 'tooLarge' }]), brokenAt: null, parts: new Map() };
      const bytes = new Uint8Array(await file.arrayBuffer());
      const packed = unpack(bytes);
      const first = await checkAgainst(bytes, known);
      const published = known && first.faults.some(isOfLog) ? await newest(known) : known;
      return {
        ...(published === known ? first : await checkAgainst(bytes, published)),
        brokenAt: published && (await brokenEntry(published, webTools)),
        parts: 'files' in packed ? packed.files : new Map(),
      };
    },
  });
  return { check, isLogMissing: log.isError && !known, keptAt: known?.keptAt ?? null, isReady: !log.isPending };
}

/** What a log that is older than the file would say of it, too. */
const isOfLog = ({ code }: RecordFault) => code === 'stranger' || code === 'notInLog' || code === 'keyOutOfTime';

/** A log that was kept before the file was made can say nothing of its seal and its key. */
async function checkAgainst(bytes: Uint8Array, log: KnownLog | null): Promise<CheckedRecord> {
  const checked = await checkRecord(bytes, log, webTools);
  const { madeAt } = checked.record ?? checked.person ?? {};
  const isOlder = log?.keptAt !== undefined && madeAt !== undefined && Date.parse(madeAt) > Date.parse(log.keptAt);
  return isOlder ? checkRecord(bytes, null, webTools) : checked;
}
