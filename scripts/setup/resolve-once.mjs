// Preloaded into each of our processes, which start in a third of the time for it. The `exports` of drizzle-orm's
// package.json are 180 kB, and Node parses them again for every module of it. Our own modules are named by their whole
// path, so there is nothing to look for on the disk.
import module from 'node:module';

const root = new URL('../../', import.meta.url).href;
const packages = `${root}node_modules/`;
const known = new Map();

// An older Node, as npm runs on, has no such hooks and needs none.
module.registerHooks?.({
  resolve(specifier, context, resolve) {
    const own = ownModule(specifier, context.parentURL);
    if (own) return { url: own, format: 'module-typescript', shortCircuit: true };
    if (specifier.startsWith('.') && context.parentURL?.includes('/node_modules/drizzle-orm/'))
      return { url: new URL(specifier, context.parentURL).href, format: 'module', shortCircuit: true };
    if (!specifier.startsWith('drizzle-orm')) return resolve(specifier, context);
    const found = known.get(specifier) ?? resolve(specifier, context);
    known.set(specifier, found);
    return { ...found, shortCircuit: true };
  },
});

/** What package.json's `imports` and a relative path say; undefined for anything but a module of ours in TypeScript. */
function ownModule(specifier, from) {
  if (!specifier.endsWith('.ts') || !from?.startsWith(root) || from.startsWith(packages)) return undefined;
  if (specifier.startsWith('#')) return root + specifier.slice(1);
  return specifier.startsWith('.') ? new URL(specifier, from).href : undefined;
}
