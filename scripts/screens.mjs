// `npm run screens -- --lang en,ar --theme light,dark --size 1280x800,390x844 --only /auth`: a picture of every screen
// in its own role, in each language, theme and size, written to screens/. `--url` uses a product that is already
// running. `--mails` takes every kind of mail instead, at two widths, light and dark.
import { buildWeb } from './setup/build-web.mjs';
import { chromiumAdvice, findOrInstallChromium } from './setup/chromium.mjs';
import { installPackages } from './setup/install.mjs';
import { node, projectEnv } from './setup/paths.mjs';
import { run } from './setup/run.mjs';

if (process.argv.includes('--help')) {
  console.log(`npm run screens -- [--lang en,ar] [--theme light,dark] [--size 1280x800,390x844] [--only /auth] [--url http://…] [--mails]

Takes a picture of every screen as its own role and writes it to screens/: public ones and the gallery in English,
German, Arabic and Chinese, light and dark, the others in English; --lang and --theme take all in these. --only takes
the screens whose path begins so; --url takes a product that runs already, else one is started with demo data of its own.
--mails writes every kind of mail to screens/mails/ instead: in English, German and Arabic or --lang, at two widths,
light and dark.`);
  process.exit(0);
}
await installPackages();
const chromium = findOrInstallChromium();
if (!chromium) {
  console.error(chromiumAdvice);
  process.exit(1);
}
await buildWeb();
const env = { ...projectEnv, CHROMIUM_PATH: chromium };
const { code } = await run(node, ['scripts/screens/take-pictures.ts', ...process.argv.slice(2)], {
  env,
  channel: true,
});
process.exit(code);
