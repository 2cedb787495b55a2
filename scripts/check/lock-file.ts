import { readFileSync, writeFileSync } from 'node:fs';

// `npm ci` refuses a lock file that lacks an optional package, even one for another kind of machine. npm leaves those
// out when it updates the lock file from a registry that mirrors only this machine's packages. `--write` restores them.

interface Entry {
  version?: string;
  optional?: boolean;
  os?: string[];
  cpu?: string[];
  libc?: string[];
  optionalDependencies?: Record<string, string>;
  [other: string]: unknown;
}

const file = 'package-lock.json';
const lock: { packages: Record<string, Entry> } = JSON.parse(readFileSync(file, 'utf8'));
const missing = missingOptional(lock.packages);

if (process.argv.includes('--write')) {
  for (const [name, version] of missing) lock.packages[`node_modules/${name}`] = entryFor(name, version);
  const sorted = Object.entries(lock.packages).toSorted(([one], [other]) => one.localeCompare(other, 'en'));
  writeFileSync(file, `${JSON.stringify({ ...lock, packages: Object.fromEntries(sorted) }, null, 2)}\n`);
} else if (missing.length > 0) {
  const names = missing.map(([name]) => name).join(', ');
  console.log(
    `${file}:1  Run node scripts/check/lock-file.ts --write, "npm ci" would refuse the file. Missing: ${names}`,
  );
  process.exitCode = 1;
}

function missingOptional(packages: Record<string, Entry>): [string, string][] {
  return Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.entries(optionalDependencies).filter(
      ([name]) => !packages[`${path}/node_modules/${name}`] && !packages[`node_modules/${name}`],
    ),
  );
}

/** What npm writes for it, except the checksum: the package's name tells which machines it is for. */
function entryFor(name: string, version: string): Entry {
  const words = name.split(/[/-]/);
  const among = (known: string[]) => words.filter((word) => known.includes(word));
  const libc = words.some((word) => word.startsWith('musl')) ? ['musl'] : ['glibc'];
  const os = among(['android', 'darwin', 'freebsd', 'linux', 'openharmony', 'win32', 'windows']);
  return {
    version: version.replace(/^[\^~]/, ''),
    cpu: among(['arm', 'arm64', 'ia32', 'x64', 'loong64', 'ppc64', 'riscv64', 's390x', 'wasm32']),
    dev: true,
    ...(os.includes('linux') && words.some((word) => /^(musl|gnu)/.test(word)) ? { libc } : {}),
    optional: true,
    ...(os.length > 0 ? { os: os.map((word) => (word === 'windows' ? 'win32' : word)) } : {}),
  };
}
