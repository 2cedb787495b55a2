import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';

/** What QUALITY allows, and what docs/OPERATIONS.md says remains after `npm prune --omit=dev`. */
const [allowed, documented] = [250_000_000, 'about 200 MB remain'];
const megabyte = 1_000_000;

test('what production installs stays under 250 MB, and is about as much as OPERATIONS.md says', () => {
  const { packages }: { packages: Record<string, { dev?: boolean }> } = JSON.parse(
    readFileSync('package-lock.json', 'utf8'),
  );
  // those for other machines stand in the lock file and are not installed
  const kept = Object.keys(packages).filter((path) => path !== '' && !packages[path]?.dev && existsSync(path));
  const sizes = kept.map((path): [string, number] => [path, ownSizeOf(path)]);
  const bytes = sizes.reduce((sum, [, size]) => sum + size, 0);
  const heaviest = sizes
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, 5)
    .map(([path, size]) => `${path} ${(size / megabyte).toFixed(0)} MB`);
  assert.ok(kept.length > 50, 'the packages of production are found');
  assert.ok(bytes < allowed, `${(bytes / megabyte).toFixed(0)} MB: ${heaviest.join(', ')}`);
  const said = Number(/about (\d+) MB/.exec(documented)?.[1]) * megabyte;
  assert.ok(readFileSync('docs/OPERATIONS.md', 'utf8').includes(documented));
  assert.ok(Math.abs(bytes - said) < 15 * megabyte, `${(bytes / megabyte).toFixed(0)} MB: ${heaviest.join(', ')}`);
});

/** Without the packages inside it, which the lock file names themselves. */
function ownSizeOf(folder: string): number {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => !(entry.isDirectory() && entry.name === 'node_modules'))
    .map((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return ownSizeOf(path);
      return entry.isFile() ? statSync(path).size : 0;
    })
    .reduce((sum, size) => sum + size, 0);
}
