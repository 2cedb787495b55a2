import { createHash } from 'node:crypto';
import { glob, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';

const inlineScript = /<script(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/g;

/** The CSP sources that allow exactly a page's inline scripts. */
export function inlineScriptHashes(html: string): string[] {
  const hashes = [...html.matchAll(inlineScript)].map(([, text = '']) => hashOf(text));
  return [...new Set(hashes)];
}

/** Writes `csp-hashes.json` next to the built web: which inline scripts the server may allow on which page. */
export async function writeCspHashes(buildDirectory: string): Promise<void> {
  const client = path.join(buildDirectory, 'client');
  const hashes: Record<string, string[]> = {};
  const files = await Array.fromAsync(glob('**/*.html', { cwd: client }));
  for (const file of files.toSorted()) {
    hashes[file.split(path.sep).join('/')] = inlineScriptHashes(await readFile(path.join(client, file), 'utf8'));
  }
  // Written in one move: a running server takes this file as the sign of a new build.
  const written = path.join(buildDirectory, 'csp-hashes.json');
  await writeFile(`${written}.new`, `${JSON.stringify(hashes, null, 2)}\n`);
  await rename(`${written}.new`, written);
}

function hashOf(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}
