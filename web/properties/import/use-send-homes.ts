import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { createProperty } from '#contract/calls.ts';
import type { Property } from '#contract/properties.ts';
import { call } from '#web/platform/api.ts';
import { ApiError } from '#web/platform/api-error.ts';
import { refetchChanged } from '#web/platform/refetch-changed.ts';
import { type HomeInFile, knownColumns } from './homes-in-file.ts';

/** What became of the homes that were sent, by line. */
export interface Sent {
  registered: ReadonlyMap<number, Property>;
  /** What the server refused of those that looked right. */
  refused: ReadonlyMap<number, HomeInFile['faults']>;
}

/** Registers homes one after the other. What fails for another reason than the home itself stops it; it can go on. */
export function useSendHomes() {
  const cache = useQueryClient();
  const [sent, setSent] = useState<Sent>({ registered: new Map(), refused: new Map() });
  const [sending, setSending] = useState(false);
  const [stoppedBy, setStoppedBy] = useState<Error | null>(null);
  const note = (of: keyof Sent, line: number, what: unknown) =>
    setSent((before) => ({ ...before, [of]: new Map<number, unknown>(before[of]).set(line, what) }));
  const send = async (homes: readonly HomeInFile[]) => {
    setSending(true);
    setStoppedBy(null);
    try {
      for (const home of homes) {
        const answer = await register(home);
        if (answer instanceof ApiError) note('refused', home.line, knownColumns(answer.fieldErrors));
        else note('registered', home.line, answer);
      }
    } catch (error) {
      setStoppedBy(error instanceof Error ? error : new Error(String(error)));
    }
    await refetchChanged(cache, { topics: createProperty.changes });
    setSending(false);
  };
  return { sent, sending, stoppedBy, send };
}

/** The new home, or what the server has against it. */
async function register({ values, key }: HomeInFile): Promise<Property | ApiError> {
  try {
    return await call(createProperty, { body: values, idempotencyKey: key });
  } catch (error) {
    if (error instanceof ApiError && Object.keys(knownColumns(error.fieldErrors)).length > 0) return error;
    throw error;
  }
}
