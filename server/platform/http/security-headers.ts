import { IncomingMessage, type OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import helmet, { type HelmetOptions } from 'helmet';
import type { Settings } from '../env.ts';

/** What Stripe's security guide asks for and no more: its script, the frames of its fields and of banks, its API. */
const stripe = {
  script: ['https://js.stripe.com', 'https://*.js.stripe.com'],
  frame: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
  connect: ['https://api.stripe.com'],
};
const nobody = { script: [], frame: ["'none'"], connect: [] };
const self = "'self'";

/** For pages, pictures and whatever else a browser may display. */
export const securityHeaders = (settings: Settings): OutgoingHttpHeaders => headersOf(policyOf(settings));

/** For data: a browser tricked into displaying it runs nothing and frames nothing. */
export const dataHeaders = (settings: Settings): OutgoingHttpHeaders =>
  headersOf({
    ...ofBoth(settings),
    contentSecurityPolicy: { useDefaults: false, directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] } },
    crossOriginOpenerPolicy: false,
    originAgentCluster: false,
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  });

/** Every answer of a kind has the same headers, so Helmet runs once and not on each request. */
function headersOf(policy: HelmetOptions): OutgoingHttpHeaders {
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  helmet(policy)(request, response, () => undefined);
  return { ...response.getHeaders() };
}

/**
 * No inline scripts, no framing of our pages, no third party but the payment provider's fields in production. Pages
 * whose build contains inline scripts add their hashes, see web-pages.ts.
 */
function policyOf(settings: Settings): HelmetOptions {
  const { mode, stripe: keys } = settings;
  const provider = mode === 'production' && keys ? stripe : nobody;
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: [self],
        scriptSrc: [self, ...provider.script],
        styleSrc: [self, "'unsafe-inline'"],
        imgSrc: [self, 'data:', 'blob:'],
        fontSrc: [self],
        connectSrc: [self, ...provider.connect],
        frameSrc: provider.frame,
        frameAncestors: ["'none'"],
        baseUri: [self],
        formAction: [self],
        objectSrc: ["'none'"],
        workerSrc: [self],
        manifestSrc: [self],
      },
    },
    ...ofBoth(settings),
  };
}

const ofBoth = ({ publicUrl }: Settings) => ({
  strictTransportSecurity: publicUrl.startsWith('https:') && { maxAge: 31_536_000, includeSubDomains: false },
  referrerPolicy: { policy: 'strict-origin-when-cross-origin' as const },
  crossOriginEmbedderPolicy: false,
  xFrameOptions: { action: 'deny' as const },
});
