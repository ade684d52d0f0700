/** What is beneath Node.js in an image: the C and C++ libraries of this machine's Debian, fetched as packages when needed. */
import { execFileSync, spawnSync } from 'node:child_process';
import { globSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';

/** Node.js needs this one, and it the others. Certificates and time zones are part of Node.js. */
const LIBRARY = 'libstdc++6';
/** What the machine is, the usual folders, and the licences that packages refer to. */
const FOLDERS = 'base-files';
const TOOLS = ['apt-get', 'apt-cache', 'dpkg'];
/** What no program of the image reads. What says under which licence a package is stays. */
const UNUSED = [
  '{bin,sbin,usr/bin,usr/sbin}/*',
  'usr/lib/*/gconv',
  'usr/share/{base-files,bug,gcc,gdb,info,lintian,man}',
  'usr/share/doc/*/!(copyright)',
  'etc/{default,dpkg,profile.d,skel,update-motd.d}',
  'var/**/*',
];
const ONLY_DEPENDENCIES = ['recommends', 'suggests', 'conflicts', 'breaks', 'replaces', 'enhances'].map(
  (kind) => `--no-${kind}`,
);

export class MissingToolsError extends Error {
  override name = 'MissingToolsError';
}

/**
 * @returns the packages with their versions.
 *
 * @throws {MissingToolsError} on a machine without Debian's tools, naming them and the libraries that they would bring.
 */
export function unpackBaseFiles(root: string): string[] {
  const missing = TOOLS.filter((tool) => spawnSync(tool, ['--version']).status !== 0);
  if (missing.length > 0) throw new MissingToolsError(describeMissing(missing));
  const downloads = mkdtempSync(join(root, '..', 'packages-'));
  try {
    run('apt-get', ['download', '-o', 'APT::Sandbox::User=root', ...listPackages()], downloads);
    const files = readdirSync(downloads).sort();
    for (const file of files) run('dpkg', ['-x', join(downloads, file), root], downloads);
    for (const path of globSync(UNUSED, { cwd: root })) rmSync(join(root, path), { recursive: true, force: true });
    return files.map(describePackage);
  } finally {
    rmSync(downloads, { recursive: true, force: true });
  }
}

function listPackages(): string[] {
  const listed = execFileSync('apt-cache', ['depends', '--recurse', ...ONLY_DEPENDENCIES, LIBRARY], {
    encoding: 'utf8',
  });
  return [...listed.split('\n').filter((line) => /^[a-z0-9]/.test(line)), FOLDERS];
}

/** Like `libc6 2.36-9+deb12u14`. */
function describePackage(file: string): string {
  const [name, version] = basename(file).split('_');
  return `${name} ${decodeURIComponent(version ?? '')}`;
}

function run(program: string, args: string[], cwd: string): void {
  execFileSync(program, args, { cwd, stdio: ['ignore', 'ignore', 'pipe'] });
}

function describeMissing(tools: readonly string[]): string {
  const { sharedObjects } = process.report.getReport() as { sharedObjects: string[] };
  const libraries = sharedObjects.map((path) => basename(path)).filter((name) => /^(lib|ld-).*\.so/.test(name));
  return [
    `An image can't be made here: ${tools.join(' and ')} ${tools.length === 1 ? 'is' : 'are'} missing.`,
    'Run it on Debian, or on a system that is made of it: its packages bring what Node.js needs beneath it:',
    ...libraries.map((name) => `  ${name}`),
  ].join('\n');
}
