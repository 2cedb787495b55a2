// `npm run build`: installs the packages and builds the screens; starts nothing. A production installation starts with
// it.
import { buildWeb } from './setup/build-web.mjs';
import { installPackages } from './setup/install.mjs';

await installPackages();
await buildWeb();
console.log('Freshkey is built.');
