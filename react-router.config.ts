import type { Config } from '@react-router/dev/config';
import { languages } from './contract/languages.ts';
import { compressAssets } from './scripts/compress-assets.ts';
import { writeCspHashes } from './scripts/csp-hashes.ts';
import { writeAppPaths } from './scripts/write-app-paths.ts';
import { writeSiteFiles } from './scripts/write-site-files.ts';
import { inLanguage, isPublicPath, publicScreens, type ScreenName, screens } from './web/paths.ts';
import { pages } from './web/routes.ts';

const written = publicScreens.filter((screen) => pages[screen] !== undefined);
// Object.keys widens the keys of `pages`, which are screen names.
const appPaths = (Object.keys(pages) as ScreenName[])
  .map((screen) => screens[screen])
  .filter((path) => !isPublicPath(path));

// React Router's build reads the default export.
export default {
  appDirectory: 'web',
  buildDirectory: process.env.BUILD_DIRECTORY ?? 'build/web',
  ssr: false,
  prerender: written.flatMap((screen) => languages.map(({ code }) => inLanguage(screens[screen], code))),
  buildEnd: async ({ reactRouterConfig: { buildDirectory } }) => {
    await writeAppPaths(buildDirectory, appPaths);
    await writeSiteFiles(buildDirectory, written);
    await writeCspHashes(buildDirectory);
    await compressAssets(buildDirectory);
  },
} satisfies Config;
