import { isIP } from 'node:net';
import { isPublicAddress } from '../public-address.ts';

/**
 * The address of a push service as a browser gave it, or null if we do not send there: only https on its own port, to a
 * name of the public internet. Whoever subscribes chooses it, so it must not lead into the operator's network. However it
 * is spelled, the same address has the same `href`.
 */
export function pushAddress(endpoint: string): URL | null {
  const url = URL.parse(endpoint);
  if (url?.protocol !== 'https:' || url.username !== '' || url.password !== '' || url.port !== '') return null;
  url.hash = '';
  url.hostname = url.hostname.replace(/\.$/, '');
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (isIP(host)) return isPublicAddress(host) ? url : null;
  const isInternal = /\.(localhost|local|internal|intranet|lan|home|corp|arpa|onion|test|invalid)$/.test(host);
  return host.includes('.') && !isInternal ? url : null;
}
