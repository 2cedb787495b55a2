import { Resolver } from 'node:dns/promises';

/**
 * The addresses of a name that a stranger gave us. The name servers are asked directly: the system's own lookup keeps one
 * of the few threads that everybody's lookups share for as long as a stranger's name server says nothing. None if there
 * is no such name, or no answer in time.
 */
export async function addressesOf(name: string, nameServers?: readonly string[]): Promise<string[]> {
  const resolver = new Resolver({ timeout: 2000, tries: 2 });
  if (nameServers) resolver.setServers(nameServers);
  const found = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)]);
  return found.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
}
