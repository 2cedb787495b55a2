import compress from '@fastify/compress';
import multipart from '@fastify/multipart';
import swagger from '@fastify/swagger';
import Fastify, { type FastifyInstance } from 'fastify';
import { uploadBytes } from '#contract/photo-limits.ts';
import { newId } from '../ids.ts';
import type { Kit } from '../kit.ts';
import type { Gate } from './admission.ts';
import { endIdleConnections } from './end-idle-connections.ts';
import { endWhenStalled } from './end-when-stalled.ts';
import { answerWriter, describedEndpoint } from './endpoint-schema.ts';
import { answerNotFound, answerWithError } from './errors.ts';
import { longestPart, readableAddress } from './readable-address.ts';
import { registerRoute } from './register-route.ts';
import type { Route } from './route.ts';
import { dataHeaders, securityHeaders } from './security-headers.ts';

export interface HttpParts extends Gate {
  routes: readonly Route[];
}

const smallBody = 100_000;
const patience = { stall: 30_000, least: 16_384, whole: 30_000 };

/** The application as a function: everything but listening. Tests drive it with `inject`. */
export async function createHttp(kit: Kit, { routes, ...gate }: HttpParts): Promise<FastifyInstance> {
  const readable = readableAddress(routes);
  const http = Fastify({
    logger: false,
    trustProxy: (_address, hop) => hop < kit.settings.trustProxy,
    bodyLimit: smallBody,
    genReqId: () => newId(),
    // of the head only: `endWhenStalled` watches the body
    requestTimeout: 0,
    http: { headersTimeout: patience.whole },
    forceCloseConnections: 'idle',
    // whatever arrived before the end is answered like anything else
    return503OnClosing: false,
    routerOptions: { maxParamLength: longestPart, ignoreTrailingSlash: true },
    rewriteUrl: ({ url }) => readable(url ?? '/'),
    ajv: { customOptions: { removeAdditional: false } },
    // an unreadable path, or one with an id that is too long
    frameworkErrors: (_error, request, reply) => answerNotFound(request, reply),
  });
  endIdleConnections(http);
  http.removeContentTypeParser('text/plain');
  // The contract's own schemas check bodies and queries; the JSON schemas only describe them.
  http.setValidatorCompiler(() => () => true);
  http.setSerializerCompiler(answerWriter);
  http.setErrorHandler(answerWithError(kit));
  http.setNotFoundHandler(answerNotFound);
  const [ofPages, ofData] = [securityHeaders(kit.settings), dataHeaders(kit.settings)];
  http.addHook('onRequest', (request, reply, next) => {
    endWhenStalled(request.raw, patience);
    reply.headers(request.routeOptions.config.answersData ? ofData : ofPages);
    next();
  });
  await http.register(compress, { global: true, threshold: 1400, encodings: ['br', 'gzip'] });
  await http.register(multipart, { limits: { fileSize: uploadBytes, files: 1, fields: 0, parts: 1 } });
  await http.register(swagger, {
    transform: describedEndpoint,
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Freshkey', version: '1', description: 'The API between Freshkey’s server and its clients.' },
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
    },
  });
  for (const route of routes) {
    if (route.options.demoOnly && kit.settings.mode !== 'demo') continue;
    if (route.options.rawBody) await http.register(rawBodies((scope) => registerRoute(scope, kit, gate, route)));
    else registerRoute(http, kit, gate, route);
  }
  return http;
}

/** A part of the server in which bodies stay bytes. */
function rawBodies(fill: (scope: FastifyInstance) => void) {
  return async (scope: FastifyInstance): Promise<void> => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    fill(scope);
  };
}
