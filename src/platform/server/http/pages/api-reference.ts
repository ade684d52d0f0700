/** The contract as a file at /api/openapi.json and as pages to read at /api/docs; neither needs the network. */
import fastify, { type FastifyInstance } from 'fastify';
import { referenceStyle } from './api-reference-look.ts';

export interface ApiReference {
  site: { readonly appName: string };
  /** The contract, completed with this server's address and limits. */
  readDocument: () => object;
  /** The folder of the built page. */
  folder: string;
}

const ADDRESS = '/api/docs';

/** The reference page has inline scripts and styles. It shows our contract only, no user input. */
const REFERENCE_POLICY = [
  "default-src 'self'",
  "script-src 'self' 'unsafe-inline'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "frame-ancestors 'none'",
].join('; ');

const isPage = (headers: Record<string, unknown>) => String(headers['content-type']).startsWith('text/html');

function withWayBack(html: string, appName: string): string {
  const name = appName.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  const brand = `<a class="brand" href="/"><img src="/favicon.svg" alt="">${name}</a>`;
  return html.replace(
    '<body>',
    () => `<body><header class="way-back">${brand}<a href="/">Back to ${name}</a></header>`,
  );
}

/**
 * The pages are a Fastify app of their own, created on first use: their script takes 25 MB and a tenth of a
 * second, and most processes never serve them.
 */
export function serveApiReference(app: FastifyInstance, { site, readDocument, folder }: ApiReference): void {
  let reference: Promise<FastifyInstance> | null = null;
  app.get('/api/openapi.json', (_request, reply) => reply.send(readDocument()));
  for (const url of [ADDRESS, `${ADDRESS}/*`]) {
    app.get(url, async (request, reply) => {
      reference ??= createReference(site.appName, folder);
      const answer = await (await reference).inject({ url: request.url, headers: request.headers });
      if (answer.statusCode === 404) return reply.callNotFound();
      return reply
        .code(answer.statusCode)
        .headers({ ...answer.headers, 'content-security-policy': REFERENCE_POLICY })
        .removeHeader('content-length')
        .send(isPage(answer.headers) ? withWayBack(answer.payload, site.appName) : answer.rawPayload);
    });
  }
  app.addHook('onClose', async () => (await reference)?.close());
}

async function createReference(appName: string, folder: string): Promise<FastifyInstance> {
  const { default: scalar } = await import('@scalar/fastify-api-reference');
  const reference = fastify();
  await reference.register(scalar, {
    routePrefix: ADDRESS,
    configuration: {
      pageTitle: `API reference · ${appName}`,
      favicon: '/favicon.svg',
      theme: 'none',
      customCss: referenceStyle(folder),
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
