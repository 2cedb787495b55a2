// Preloaded into each of our processes. The `exports` of drizzle-orm's package.json are 180 kB, and Node parses them
// again for every module of it: without this, that is two thirds of the time in which a process starts.
import module from 'node:module';

const known = new Map();

// An older Node, as npm runs on, has no such hooks and needs none.
module.registerHooks?.({
  resolve(specifier, context, resolve) {
    if (specifier.startsWith('.') && context.parentURL?.includes('/node_modules/drizzle-orm/'))
      return { url: new URL(specifier, context.parentURL).href, format: 'module', shortCircuit: true };
    if (!specifier.startsWith('drizzle-orm')) return resolve(specifier, context);
    const found = known.get(specifier) ?? resolve(specifier, context);
    known.set(specifier, found);
    return { ...found, shortCircuit: true };
  },
});
