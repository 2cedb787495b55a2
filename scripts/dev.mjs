// `npm run dev`: restarts the product whenever the server changes, with Vite and live reload for the screens.
import { installPackages } from './setup/install.mjs';
import { node, projectEnv } from './setup/paths.mjs';
import { run } from './setup/run.mjs';

await installPackages();
const port = process.env.PORT ?? '3000';
const watched = ['server', 'contract', 'migrations'].map((folder) => `--watch-path=${folder}`);
const vite = ['node_modules/vite/bin/vite.js', '--port', '5173', '--strictPort'];
const [server, screens] = await Promise.all([
  run(node, [...watched, '--watch-preserve-output', 'server/start.ts'], { env: { ...projectEnv, PORT: port } }),
  run(node, vite, { env: { ...projectEnv, API_ORIGIN: `http://127.0.0.1:${port}` } }),
]);
process.exit(server.code || screens.code);
