/** The contract as a file at /api/openapi.json and as pages to read at /api/docs; neither needs the network. */
import fastify, { type FastifyInstance } from 'fastify';

export interface ApiReference {
  appName: string;
  /** The contract, completed with this server's address and limits. */
  document: object;
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

/** Leaves room above the reference for our own bar, which links back to the site. */
const WAY_BACK_STYLE = `
:root { --scalar-custom-header-height: 3rem }
.way-back { position: sticky; top: 0; z-index: 10; display: flex; align-items: center; height: 3rem; padding: 0 1.5rem;
  background: var(--scalar-background-1); border-bottom: 1px solid var(--scalar-border-color);
  font: 600 0.9375rem var(--scalar-font) }
.way-back a { color: var(--scalar-color-1) }
`;

const isPage = (headers: Record<string, unknown>) => String(headers['content-type']).startsWith('text/html');

function withWayBack(html: string, appName: string): string {
  const name = appName.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return html.replace('<body>', () => `<body><header class="way-back"><a href="/">← Back to ${name}</a></header>`);
}

/**
 * The pages are a Fastify app of their own, created on first use: their script takes 25 MB and a tenth of a
 * second, and most processes never serve them.
 */
export function serveApiReference(app: FastifyInstance, { appName, document }: ApiReference): void {
  let reference: Promise<FastifyInstance> | null = null;
  app.get('/api/openapi.json', (_request, reply) => reply.send(document));
  for (const url of [ADDRESS, `${ADDRESS}/*`]) {
    app.get(url, async (request, reply) => {
      reference ??= createReference(appName);
      const answer = await (await reference).inject({ url: request.url, headers: request.headers });
      if (answer.statusCode === 404) return reply.callNotFound();
      return reply
        .code(answer.statusCode)
        .headers({ ...answer.headers, 'content-security-policy': REFERENCE_POLICY })
        .removeHeader('content-length')
        .send(isPage(answer.headers) ? withWayBack(answer.payload, appName) : answer.rawPayload);
    });
  }
  app.addHook('onClose', async () => (await reference)?.close());
}

async function createReference(appName: string): Promise<FastifyInstance> {
  const { default: scalar } = await import('@scalar/fastify-api-reference');
  const reference = fastify();
  await reference.register(scalar, {
    routePrefix: ADDRESS,
    configuration: {
      pageTitle: `API reference · ${appName}`,
      favicon: '/favicon.svg',
      customCss: WAY_BACK_STYLE,
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
