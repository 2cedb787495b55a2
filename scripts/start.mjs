// `npm start`: installs and builds what is missing, then starts the product. Runs on the machine's own Node (20 or newer)
// and without any package, because it installs them.
import { buildWeb } from './setup/build-web.mjs';
import { installForStart } from './setup/install.mjs';
import { run } from './setup/run.mjs';

const parts = process.argv.slice(2);
const node = await installForStart();
if (!parts.includes('worker')) await buildWeb();
const { code } = await run(node, ['--optimize-for-size', 'server/start.ts', ...parts], { channel: true });
process.exit(code);
