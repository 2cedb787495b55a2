import type { Config } from '@react-router/dev/config';
import { languages } from './contract/languages.ts';
import { compressAssets } from './scripts/compress-assets.ts';
import { writeCspHashes } from './scripts/csp-hashes.ts';
import { writeSiteFiles } from './scripts/write-site-files.ts';
import { inLanguage, publicScreens, screens } from './web/paths.ts';
import { pages } from './web/routes.ts';

const written = publicScreens.filter((screen) => pages[screen] !== undefined);

// React Router's build reads the default export.
export default {
  appDirectory: 'web',
  buildDirectory: process.env.BUILD_DIRECTORY ?? 'build/web',
  ssr: false,
  prerender: written.flatMap((screen) => languages.map(({ code }) => inLanguage(screens[screen], code))),
  buildEnd: async ({ reactRouterConfig: { buildDirectory } }) => {
    await writeSiteFiles(buildDirectory, written);
    await writeCspHashes(buildDirectory);
    await compressAssets(buildDirectory);
  },
} satisfies Config;
