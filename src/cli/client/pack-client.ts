/**
 * `npm run client` packs the API's client, made from `generated/`, into a package that other people's programs install:
 * `.cache/client/groundswell-client-VERSION.tgz`, with the version of the contract.
 */
import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import packageJson from '../../../package.json' with { type: 'json' };
import { readSections, writeSection } from '../contract/change-list.ts';
import { BUNDLE, compareInWords } from '../contract/report.ts';
import { PUBLISHED } from '../contract/version.ts';
import { refuseArguments } from '../refuse-arguments.ts';
import { bundleClient } from './bundle-client.ts';
import { type Contract, readContract } from './read-client-calls.ts';
import { writeEntries } from './write-entries.ts';
import { writeTypes } from './write-types.ts';

const ROOT = join(import.meta.dirname, '../../..');
const GENERATED = join(ROOT, 'generated');
const NAME = 'groundswell-client';

/** @param folder is emptied first. @returns the path of the archive. */
export async function packClient(folder = join(ROOT, '.cache/client')): Promise<string> {
  const contract = readContract(join(ROOT, BUNDLE));
  const content = join(folder, 'package');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(content, { recursive: true });
  await bundleCalls(contract, content);
  writeFileSync(join(content, 'index.d.ts'), writeTypes(GENERATED, contract.operations));
  writeFileSync(join(content, 'package.json'), describePackage(contract.version));
  writeFileSync(join(content, 'CHANGELOG.md'), writeChangeList(contract.version));
  copyFileSync(join(import.meta.dirname, 'README.md'), join(content, 'README.md'));
  copyFileSync(join(ROOT, 'LICENSE'), join(content, 'LICENSE'));
  const packed = execFileSync('npm', ['pack', '--silent', '--pack-destination', folder], {
    cwd: content,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  return join(folder, packed.trim());
}

/** The modules that are written first are in the project, where they find what they import. */
async function bundleCalls(contract: Contract, folder: string): Promise<void> {
  mkdirSync(join(ROOT, '.cache'), { recursive: true });
  const source = mkdtempSync(join(ROOT, '.cache/client-modules-'));
  try {
    writeEntries(source, contract, GENERATED);
    await bundleClient(source, folder);
  } finally {
    rmSync(source, { recursive: true, force: true });
  }
}

function describePackage(version: string): string {
  const types = './index.d.ts';
  const description = {
    name: NAME,
    version,
    description: 'The API of a Groundswell community for programs: its calls, types and checks.',
    license: packageJson.license,
    type: 'module',
    sideEffects: false,
    engines: { node: '>=20' },
    exports: {
      '.': { types, default: './index.js' },
      // Exports the same as the other.
      './checked': { types, default: './checked.js' },
      './package.json': './package.json',
    },
    dependencies: { zod: `^${packageJson.dependencies.zod}` },
  };
  return `${JSON.stringify(description, null, 2)}\n`;
}

/** What this version of the contract changed. Those before would take more room than the calls of a domain. */
function writeChangeList(version: string): string {
  const sections = readSections(join(ROOT, 'contract/CHANGELOG.md')).filter((section) =>
    section.startsWith(`## ${version}\n`),
  );
  const changes = compareInWords(join(ROOT, PUBLISHED), join(ROOT, BUNDLE));
  const isChanged = changes.changes.length + changes.documentationChanges > 0;
  const latest = isChanged ? [writeSection(`Since ${readContract(join(ROOT, PUBLISHED)).version}`, changes)] : [];
  return ['# Changes\n', ...latest, ...sections].join('\n');
}

if (import.meta.main) {
  refuseArguments('Usage: npm run client\n');
  const archive = await packClient();
  const kilobytes = (statSync(archive).size / 1000).toFixed(1);
  process.stdout.write(`${relative(ROOT, archive)} (${kilobytes} kB)\n`);
}
