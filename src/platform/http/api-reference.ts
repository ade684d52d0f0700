/** The contract as a file at /api/openapi.json and as pages to read at /api/docs; neither needs the network. */
import fastify, { type FastifyInstance } from 'fastify';
import { contractDocument } from './contract.ts';

const ADDRESS = '/api/docs';

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

/**
 * The pages are an app of their own, made when somebody first reads them: their script takes 25 MB and a tenth of a
 * second, and most processes never show them.
 */
export function serveApiReference(app: FastifyInstance): void {
  let reference: Promise<FastifyInstance> | null = null;
  app.get('/api/openapi.json', (_request, reply) => reply.send(contractDocument));
  for (const url of [ADDRESS, `${ADDRESS}/*`]) {
    app.get(url, async (request, reply) => {
      reference ??= createReference();
      const answer = await (await reference).inject({ url: request.url, headers: request.headers });
      return reply
        .code(answer.statusCode)
        .headers({ ...answer.headers, 'content-security-policy': REFERENCE_POLICY })
        .removeHeader('content-length')
        .send(answer.rawPayload);
    });
  }
  app.addHook('onClose', async () => (await reference)?.close());
}

async function createReference(): Promise<FastifyInstance> {
  const { default: scalar } = await import('@scalar/fastify-api-reference');
  const reference = fastify();
  await reference.register(scalar, {
    routePrefix: ADDRESS,
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
  return reference;
}
