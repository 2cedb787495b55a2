import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { type CheckedRecord, checkRecord, refused } from '#contract/check-record.ts';
import { brokenEntry } from '#contract/check-seal.ts';
import { getPublicLog } from '#contract/claim-calls.ts';
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

/** Checks a file on this device against the public log, which is asked for once, when the page opens. */
export function useCheckedFile() {
  const { language } = useLanguage();
  const log = useRead(getPublicLog);
  const known: KnownLog | undefined = log.data;
  useEffect(() => {
    // a browser that keeps nothing checks as before with a connection
    if (known && !known.keptAt) void keepVerify(known, language).catch(() => undefined);
  }, [known, language]);
  const check = useMutation({
    networkMode: 'always',
    mutationFn: async (file: File): Promise<Checked> => {
      if (file.size > mostFileBytes) return { ...refused([{ code: 'tooLarge' }]), brokenAt: null, parts: new Map() };
      const bytes = new Uint8Array(await file.arrayBuffer());
      const published = known ?? null;
      const packed = unpack(bytes);
      return {
        ...(await checkAgainst(bytes, published)),
        brokenAt: published && (await brokenEntry(published, webTools)),
        parts: 'files' in packed ? packed.files : new Map(),
      };
    },
  });
  return { check, isLogMissing: log.isError, keptAt: known?.keptAt ?? null, isReady: !log.isPending };
}

/** A log that was kept before the file was made can say nothing of its seal and its key. */
async function checkAgainst(bytes: Uint8Array, log: KnownLog | null): Promise<CheckedRecord> {
  const checked = await checkRecord(bytes, log, webTools);
  const isOlder = log?.keptAt !== undefined && ((checked.record ?? checked.person)?.madeAt ?? '') > log.keptAt;
  return isOlder ? checkRecord(bytes, null, webTools) : checked;
}
