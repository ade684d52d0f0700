/** The contract as a file at /api/openapi.json and as pages to read at /api/docs; neither needs the network. */
import scalar from '@scalar/fastify-api-reference';
import type { FastifyInstance } from 'fastify';
import { contractDocument } from './contract.ts';

/** The reference page's own script and styles stand inside it; it shows our contract and nothing that people typed. */
const REFERENCE_POLICY = [
  "default-src 'self'",
  "script-src 'self' 'unsafe-inline'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "frame-ancestors 'none'",
].join('; ');

export async function serveApiReference(app: FastifyInstance): Promise<void> {
  app.get('/api/openapi.json', (_request, reply) => reply.send(contractDocument));
  await app.register(async (reference) => {
    reference.addHook('onSend', async (_request, reply) => {
      reply.header('content-security-policy', REFERENCE_POLICY);
    });
    await reference.register(scalar, {
      routePrefix: '/api/docs',
      configuration: {
        url: '/api/openapi.json',
        withDefaultFonts: false,
        telemetry: false,
        agent: { disabled: true },
        mcp: { disabled: true },
        showDeveloperTools: 'never',
        hideClientButton: true,
      },
    });
  });
}
