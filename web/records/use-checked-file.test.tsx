// Runs alone: it would see what other files leave in them.
import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { type LogKey, linkText, logFormat, markText } from '#contract/record-chain.ts';
import { type JobRecord, recordName, signatureName } from '#contract/record-file.ts';
import { webTools } from '#contract/record-tools.ts';
import { crcOf, endOf, headOf } from '#contract/record-zip.ts';
import { shown } from '#web/testing/shown.tsx';
import { CheckFile } from './check-file.tsx';

const made = '2026-05-06T16:00:00.000Z';
const bytesOf = (text: string) => new TextEncoder().encode(text);
const hash = async (text: string) => webTools.sha256(bytesOf(text));
const base64 = (bytes: ArrayBuffer) => btoa(String.fromCharCode(...new Uint8Array(bytes)));

const pair = await crypto.subtle.generateKey('Ed25519', true, ['sign', 'verify']);
const publicKey = base64(await crypto.subtle.exportKey('raw', pair.publicKey));
const key: LogKey = {
  ...{ id: (await hash(publicKey)).slice(0, 16), publicKey, since: made, until: null },
  ...{ endorsement: null, distrustedFrom: null },
};

/** A file that this key has signed, with a chain of one event. */
async function aFile(): Promise<File> {
  const [salt, content] = ['s', { kind: 'damage found' }];
  const told = { n: 1, at: made, mark: await hash(markText(salt, JSON.stringify(content))), previous: '0'.repeat(64) };
  const record: JobRecord = {
    ...{ format: 'freshkey-record/1', origin: 'https://freshkey.example', madeAt: made },
    job: {
      ...{ id: 'j1', title: 'Dune House', address: '12 Silver Avenue', timeZone: 'UTC', status: 'SUBMITTED' },
      ...{ startTime: made, endTime: made, startedAt: null, submittedAt: null },
    },
    ...{ people: [], costs: [], checklist: [], photos: [], seal: null, files: [] },
    links: [{ ...told, hash: await hash(linkText('j1', told)), salt, content }],
  };
  const signed = bytesOf(JSON.stringify(record));
  const signature = base64(await crypto.subtle.sign('Ed25519', pair.privateKey, signed));
  return packed([
    [recordName, signed],
    [signatureName, bytesOf(JSON.stringify({ key: key.id, publicKey, signature }))],
  ]);
}

function packed(parts: readonly (readonly [string, Uint8Array<ArrayBuffer>])[]): File {
  let at = 0;
  const files = parts.map(([name, { length: size }], index) => {
    const file = { name, size, crc: crcOf(parts[index]?.[1] ?? bytesOf('')), at };
    at += headOf(file).length + size;
    return file;
  });
  const whole = files.flatMap((file, index) => [new Uint8Array(headOf(file)), parts[index]?.[1] ?? bytesOf('')]);
  return new File([...whole, new Uint8Array(endOf(files, at))], 'claim.zip', { type: 'application/zip' });
}

const logOf = (...keys: LogKey[]) => ({ format: logFormat, origin: 'https://freshkey.example', keys, entries: [] });

/** Opens the page with the first answer, and drops the file when only the next one is to be had. */
async function checked(...answers: (() => Response)[]) {
  const fetched = vi.fn();
  for (const answer of answers) fetched.mockImplementationOnce(async () => answer());
  vi.stubGlobal('fetch', fetched);
  const person = await shown(<CheckFile />, { words: ['records', 'recordEvents', 'jobs', 'work'] });
  await waitFor(() => expect(document.querySelector('input')?.disabled).toBe(false));
  const input = document.querySelector('input') ?? expect.fail();
  await person.upload(input, await aFile());
  return fetched;
}

test('a log from before the file was made is asked for again, and accuses nobody', async () => {
  const fetched = await checked(
    () => Response.json(logOf()),
    () => Response.json(logOf(key)),
  );
  expect(await screen.findByText('Valid')).toBeTruthy();
  expect(fetched).toHaveBeenCalledTimes(2);
});

test('a key that the newest log does not know is a stranger’s', async () => {
  await checked(
    () => Response.json(logOf()),
    () => Response.json(logOf()),
  );
  expect(await screen.findByText(/signed with an unknown key/)).toBeTruthy();
});

test('focus goes to what was found, and back to the choice of a file', async () => {
  await checked(() => Response.json(logOf(key)));
  const found = await screen.findByText('Valid');
  expect(document.activeElement?.contains(found)).toBe(true);
  expect(document.activeElement?.getAttribute('role')).toBe('status');
  screen.getByRole('button', { name: 'Check another file' }).click();
  await waitFor(() => expect(document.activeElement).toBe(document.querySelector('input')));
});
