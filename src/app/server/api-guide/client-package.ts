/** The package for programs in JavaScript, with lines that work as they are. */
import contract from '#generated/openapi.json' with { type: 'json' };
import type { Config } from '#platform/server/config/config.ts';

export function clientPackage(config: Pick<Config, 'publicOrigin'>): string {
  return `## A client for JavaScript and TypeScript

\`npm run client\` in a checkout of this server packs every call with its types, for Node.js 20 and later and for pages:
\`.cache/client/groundswell-client-${contract.info.version}.tgz\`. Install the file with
\`npm install ./groundswell-client-${contract.info.version}.tgz\`:

\`\`\`js
import { createGroundswell, listImpacts } from 'groundswell-client';

const groundswell = createGroundswell({ url: '${config.publicOrigin}/api' });
const { data } = await listImpacts(groundswell, { query: { page_size: 5 } });
for (const impact of data.data) console.log(impact.title);
\`\`\`

The client takes care of cookies, renews sessions and throws refusals with their \`code\`. Calls of
\`groundswell-client/checked\` also compare answers with the contract.
`;
}
