// `npm run build`: installs the packages and builds the screens; starts nothing. What a production installation begins with.
import { buildWeb } from './setup/build-web.mjs';
import { installPackages } from './setup/install.mjs';

await installPackages();
await buildWeb();
console.log('Freshkey is built.');
