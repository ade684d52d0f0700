// Copies the verified impacts of each council that you own to a file. The token needs the scope councils:read.
// Every night, by cron: 0 3 * * * GROUNDSWELL_URL=https://… GROUNDSWELL_TOKEN=gsw_… node copy-council.mjs /srv/copies
import { open, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { createGroundswell, listCouncilImpacts, listMyCouncils, rowsOf } from 'groundswell-client';

const { GROUNDSWELL_URL: url, GROUNDSWELL_TOKEN: token } = process.env;
const [folder = '.'] = process.argv.slice(2);
const groundswell = createGroundswell({ url, token });
for await (const { id, councilTitle } of rowsOf(groundswell, listMyCouncils, { query: { standing: 'owner' } })) {
  const path = join(folder, `council-${id}.jsonl`);
  const file = await open(`${path}.part`, 'w');
  let count = 0;
  for await (const impact of rowsOf(groundswell, listCouncilImpacts, { path: { id }, query: { page_size: 100 } })) {
    await file.write(`${JSON.stringify(impact)}\n`);
    count += 1;
  }
  await file.close();
  await rename(`${path}.part`, path); // The copy of the night before stays until this one is whole.
  console.log(`Copied ${count} of ${councilTitle} to ${path}`);
}
