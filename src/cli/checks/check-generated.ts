/**
 * Fails if the contract is invalid or `generated/` is out of date. Generates to a temporary folder and compares, since
 * other checks read `generated/` at the same time.
 *
 * The client depends only on the contract and the generator, and the table types on the schema's files, so neither is
 * generated again while its inputs are the same as when it passed. The flows and the prepared statements depend on much of
 * the code and are always written; the texts take no time.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listSchemaFiles } from '#platform/server/db/schema-files.ts';
import {
  FLOWS,
  GAZETTEER,
  GENERATED,
  KNOWN_FLOWS,
  LEAKED_PASSWORDS,
  STATEMENTS,
  writeClient,
  writeFlows,
  writeGazetteer,
  writeLeakedPasswords,
  writeStatements,
} from '../contract/write-generated.ts';
import { TABLES, writeTables } from '../table-types.ts';
import { TEXTS, writeTexts } from '../texts/write-texts.ts';
import { openCheckCache } from './check-cache.ts';

const STAGING = './.cache/checked-generated';

const clientCache = openCheckCache('generated', ['contract', GENERATED, 'redocly.yaml', 'openapi-ts.config.ts']);
const tablesCache = openCheckCache('table-types', [
  'src/platform/server/db',
  `${GENERATED}/${TABLES}`,
  ...listSchemaFiles(),
]);
const isClientCached = clientCache.hasPassed() && existsSync(STAGING);
if (!isClientCached) writeClient(STAGING);
if (!tablesCache.hasPassed()) await writeTables(STAGING);
writeTexts(STAGING);
writeFlows(STAGING);
writeStatements(STAGING);
writeLeakedPasswords(STAGING);
writeGazetteer(STAGING);

const names = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(join(folder).length));
const isCached = (name: string) =>
  isClientCached &&
  !name.startsWith(`/${STATEMENTS}/`) &&
  ![FLOWS, KNOWN_FLOWS, TABLES, LEAKED_PASSWORDS, GAZETTEER, ...TEXTS].includes(name.slice(1));
const compared = [...new Set([...names(STAGING), ...names(GENERATED)])].filter((name) => !isCached(name)).sort();
const contentOf = (path: string) => (existsSync(path) ? readFileSync(path, 'latin1') : null);
const different = compared.filter((name) => contentOf(`${STAGING}${name}`) !== contentOf(`${GENERATED}${name}`));
if (different.length > 0) {
  for (const name of different.slice(0, 20)) process.stderr.write(`${GENERATED}${name}\n`);
  process.stderr.write(
    `generated/ doesn't match the contract, the schema, the texts or the code: ${different.length} files differ.\n`,
  );
  process.stderr.write('To fix it: npm run generate\n');
  process.exit(1);
}
clientCache.recordPass();
tablesCache.recordPass();
