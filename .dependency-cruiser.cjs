// Who may import whom (docs/ARCHITECTURE.md). Each rule's comment says what to do instead.
const { readdirSync, readFileSync } = require('node:fs');

/**
 * The server's floors, lowest first, above server/platform; each lists its rooms. A room imports rooms of the floors
 * below it. Upward goes by a fact (server/events.ts); rooms of one floor do not know each other.
 */
const floors = [
  ['accounts', 'audit', 'places', 'sandbox'],
  ['cards', 'cleaners', 'photos', 'properties', 'settings'],
  ['jobs'],
  ['calendar', 'home-access', 'moderation', 'payments', 'series'],
  ['background-checks', 'disputes', 'findings', 'messages', 'payouts', 'reviews'],
  ['figures', 'proof', 'team'],
  ['announcements', 'referrals', 'views'],
  ['demo', 'dev', 'system'],
];
const rooms = floors.flat();
const notDomains = { server: ['platform', 'testing'], web: ['pages', 'ui', 'platform', 'shell', 'public'] };

const folders = (of) =>
  readdirSync(`${__dirname}/${of}`, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !notDomains[of].includes(entry.name))
    .map((entry) => entry.name);
const anyOf = (names) => (names.length === 0 ? 'none' : names.join('|'));

for (const name of folders('server')) {
  if (!rooms.includes(name)) throw new Error(`server/${name} stands on no floor of ${__filename}.`);
}

const domains = anyOf(rooms);
const webDomains = anyOf(folders('web'));
/** Parts of the contract that bring zod along. */
const withSchemas = anyOf(
  readdirSync(`${__dirname}/contract`)
    .filter((file) => /^import \{ z \}/m.test(readFileSync(`${__dirname}/contract/${file}`, 'utf8')))
    .map((file) => file.replace(/\.ts$/, '')),
);
const tests = '\\.test\\.tsx?$';
const error = (name, comment, from, to) => ({ name, severity: 'error', comment, from, to });

/** Of each room: what it may not import, the floors above it and its neighbours. */
const downward = floors.flatMap((floor, index) =>
  floor.map((room) =>
    error(
      `only-downward-from-${room}`,
      `${room} may import the floors below it only: record a fact in server/events.ts that the other room follows, or let server/app.ts pass in what it answers.`,
      { path: `^server/${room}/`, pathNot: tests },
      {
        path: `^server/(${anyOf(
          floors
            .slice(index)
            .flat()
            .filter((other) => other !== room),
        )})/`,
      },
    ),
  ),
);

/** A vendor's package and the one place that may know it. */
const vendors = [
  ['nodemailer', '^server/platform/mail/send-mail\\.ts$'],
  ['web-push', '^server/platform/push/'],
  // The demo's pictures are drawn by a developer's script and committed.
  ['sharp', '^(server/photos|scripts/demo-photos)/'],
  ['pg-boss', '^server/platform/tasks(/|\\.ts$)'],
  ['stripe', '^server/payments/'],
  ['@stripe/stripe-js', '^web/payments/stripe-cards\\.ts$'],
  ['ical\\.js', '^server/calendar/'],
  ['@node-rs/argon2', '^server/accounts/'],
  ['@myriaddreamin/', '^server/views/documents/'],
  ['uplot', '^web/ui/chart'],
  ['qr', '^web/ui/qr-code'],
  ['yazl', '^server/views/own-data/'],
  // Radix also needs the reading direction at the root of the page.
  ['radix-ui', '^web/(ui/|platform/language|pages/dev/)'],
  ['cmdk', '^web/ui/'],
  ['lucide-react', '^web/'],
  ['workbox-', '^web/worker/'],
  ['idb', '^web/platform/offline/'],
];

module.exports = {
  forbidden: [
    error('no-cycles', 'Move what both need below them.', {}, { circular: true }),
    error('resolvable', 'The file or package is not there.', {}, { couldNotResolve: true }),
    error(
      'contract-is-alone',
      'The contract knows zod and itself only: move the code, or pass the value in.',
      { path: '^contract/', pathNot: tests },
      { pathNot: ['^contract/', '^node_modules/zod/'] },
    ),
    error(
      'web-not-server',
      'The browser talks to the server over the wire: put the shape into contract/.',
      { path: '^web/' },
      { path: '^server/' },
    ),
    error(
      'web-without-zod',
      'The browser calls by contract/calls.ts; a form fetches its schema by import() (web/platform/contract-form.ts).',
      { path: '^web/', pathNot: [tests, '-schema\\.ts$'] },
      { path: `^contract/(${withSchemas})\\.ts$`, dynamic: false, dependencyTypesNot: ['type-only', 'type-import'] },
    ),
    error('server-not-web', 'Put what both need into contract/.', { path: '^server/' }, { path: '^web/' }),
    error(
      'web-domains-apart',
      'Web domains do not know each other: a page in web/pages composes them.',
      { path: `^web/(${webDomains})/`, pathNot: tests },
      { path: `^web/(${webDomains})/`, pathNot: '^web/$1/' },
    ),
    error(
      'web-base-knows-no-domain',
      'web/ui and web/platform know no domain: pass it in as a prop or argument.',
      { path: '^web/(ui|platform)/', pathNot: tests },
      { path: `^web/(pages|shell|${webDomains})/` },
    ),
    error(
      'web-ui-is-lowest',
      'web/ui knows neither the API nor the session.',
      { path: '^web/ui/', pathNot: tests },
      { path: '^web/(pages|shell)/' },
    ),
    error(
      'web-not-pages',
      'Nothing imports a page but the map of screens.',
      { path: '^web/(?!pages/|screens)', pathNot: tests },
      { path: '^web/pages/' },
    ),
    error(
      'platform-knows-no-domain',
      'server/platform knows no domain: pass it in from the domain or from server/app.ts.',
      { path: '^server/platform/', pathNot: tests },
      { path: `^server/(${domains}|app|main|worker|create-kit|events|facts)[./]` },
    ),
    error(
      'front-doors-only',
      'Another domain is used through its index.ts (or table.ts): export what is needed there.',
      { path: `^server/(${domains})/`, pathNot: [tests, '^server/demo/'] },
      { path: `^server/(${domains})/`, pathNot: ['^server/$1/', '^server/[^/]+/(index|table)\\.ts$'] },
    ),
    error(
      'programs-use-front-doors',
      'app, main, worker and events use a domain through its index.ts.',
      { path: '^server/[^/]+\\.ts$' },
      { path: `^server/(${domains})/`, pathNot: '^server/[^/]+/index\\.ts$' },
    ),
    error(
      'testing-is-for-tests',
      'server/testing is for tests only.',
      { path: '^server/(?!testing/)', pathNot: tests },
      { path: '^server/testing/' },
    ),
    ...downward,
    ...vendors.map(([vendor, home]) =>
      error(
        `one-place-for-${vendor.replace(/\W+/g, '-')}`,
        `${vendor} is known in one place only (${home}): use what that offers.`,
        { pathNot: [home, tests, '^server/testing/', '^e2e/', '^bench/', '^node_modules/'] },
        { path: `^node_modules/${vendor}` },
      ),
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(build|\\.react-router)/' },
    parser: 'swc',
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default', 'types'] },
  },
};
