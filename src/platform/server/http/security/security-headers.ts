/** Security headers: scripts, styles and frames of our own only, and Trusted Types. */

import type { FastifyInstance } from 'fastify';
import helmet from 'helmet';

const ANALYTICS_SCRIPTS = 'https://www.googletagmanager.com';
const ANALYTICS_CALLS = ['https://*.google-analytics.com', 'https://*.analytics.google.com', ANALYTICS_SCRIPTS];

/** An address may contain the secret of an emailed link. */
const REFERRERS = { policy: 'no-referrer' } as const;

interface SecurityHeaderOptions {
  isHttps: boolean;
  usesAnalytics: boolean;
  /** Whether our pages may message windows of other origins that they opened. */
  speaksWithOpened: boolean;
}

export function setSecurityHeaders(app: FastifyInstance, options: SecurityHeaderOptions): void {
  const hsts = options.isHttps && { maxAge: 31_536_000, includeSubDomains: true };
  // Built once; @fastify/helmet would build them again for each request.
  const setHeaders = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...(options.usesAnalytics ? [ANALYTICS_SCRIPTS] : [])],
        styleSrc: ["'self'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'", ...(options.usesAnalytics ? ANALYTICS_CALLS : [])],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        requireTrustedTypesFor: ["'script'"],
        trustedTypes: ['groundswell', 'groundswell-sanitizer', 'default'],
        ...(options.isHttps && { upgradeInsecureRequests: [] }),
      },
    },
    referrerPolicy: REFERRERS,
    frameguard: { action: 'deny' },
    hsts,
    crossOriginOpenerPolicy: { policy: options.speaksWithOpened ? 'same-origin-allow-popups' : 'same-origin' },
    crossOriginEmbedderPolicy: false,
  });
  // An answer of the API is never a page, so most headers would say nothing and outweigh what it says.
  const setHeadersOfCall = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
    },
    referrerPolicy: REFERRERS,
    hsts,
    crossOriginOpenerPolicy: false,
    crossOriginEmbedderPolicy: false,
    originAgentCluster: false,
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xFrameOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  });
  app.addHook('onRequest', (request, reply, done) => {
    const isCall = request.routeOptions.config.operationId !== undefined;
    (isCall ? setHeadersOfCall : setHeaders)(request.raw, reply.raw, () => done());
  });
}
