import { glob, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
/** Below this, compressing saves less than its header costs. */
const worthwhileBytes = 200;

/** Writes `.br` and `.gz` next to every text asset, so that the server never compresses what does not change. */
export async function compressAssets(buildDirectory: string): Promise<void> {
  const assets = path.join(buildDirectory, 'client', 'assets');
  const files = await Array.fromAsync(glob('**/*.{js,css,svg,json}', { cwd: assets }));
  await Promise.all(files.map((file) => compress(path.join(assets, file))));
}

async function compress(file: string): Promise<void> {
  const text = await readFile(file);
  if (text.length < worthwhileBytes) return;
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: text.length };
  await writeFile(`${file}.br`, await brotli(text, { params }));
  await writeFile(`${file}.gz`, await zip(text, { level: 9 }));
}
