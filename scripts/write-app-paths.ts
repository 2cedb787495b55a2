import { writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Writes `app-paths.json` beside the built client: paths of screens that the app's page shows; any other is no page. */
export async function writeAppPaths(buildDirectory: string, paths: readonly string[]): Promise<void> {
  await writeFile(path.join(buildDirectory, 'app-paths.json'), `${JSON.stringify(paths, null, 2)}\n`);
}
