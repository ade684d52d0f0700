/** Security headers: scripts, styles and frames of our own only, and Trusted Types. */

import type { FastifyInstance } from 'fastify';
import helmet from 'helmet';

const ANALYTICS_SCRIPTS = 'https://www.googletagmanager.com';
const ANALYTICS_CALLS = ['https://*.google-analytics.com', 'https://*.analytics.google.com', ANALYTICS_SCRIPTS];

interface SecurityHeaderOptions {
  isHttps: boolean;
  usesAnalytics: boolean;
  /** Whether our pages may message windows of other origins that they opened. */
  speaksWithOpened: boolean;
}

export function setSecurityHeaders(app: FastifyInstance, options: SecurityHeaderOptions): void {
  // Built once; @fastify/helmet would build it again for each request.
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
    // An address may contain the secret of an emailed link, so no referrer is sent.
    referrerPolicy: { policy: 'no-referrer' },
    frameguard: { action: 'deny' },
    hsts: options.isHttps && { maxAge: 31_536_000, includeSubDomains: true },
    crossOriginOpenerPolicy: { policy: options.speaksWithOpened ? 'same-origin-allow-popups' : 'same-origin' },
    crossOriginEmbedderPolicy: false,
  });
  app.addHook('onRequest', (request, reply, done) => setHeaders(request.raw, reply.raw, () => done()));
}
