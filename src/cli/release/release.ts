/**
 * `npm run release` puts everything the platform needs on a server into one archive for this machine's platform, in
 * `.cache/release`. With `-- --image` it makes an image of it too, as an OCI archive.
 */
import { execFileSync } from 'node:child_process';
import { chmodSync, copyFileSync, cpSync, existsSync, mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { PSEUDO_LANGUAGE } from '#languages/languages.ts';
import { EXTENSIONS } from '#platform/server/db/database.ts';
import packageJson from '../../../package.json' with { type: 'json' };
import { buildPageIfOutOfDate } from '../build/build-page.ts';
import { BEST, compressFiles } from '../build/precompress.ts';
import { bundleServer, COPIED_PACKAGES } from './bundle-server.ts';
import { MissingToolsError } from './image/base-files.ts';
import { makeImage } from './image/image.ts';
import { writeKubernetes } from './kubernetes/manifests.ts';
import { listPageModules, requireNotices, writeNotices } from './notices.ts';
import { copyPackages, listProductionPackages, listWithDependencies } from './packages.ts';

const ROOT = resolve(import.meta.dirname, '../../..');
const RELEASES = join(ROOT, '.cache/release');
const FILES = join(import.meta.dirname, 'files');
/** Development dependencies with code that ends up in the page, and so needs a licence notice. */
const PAGE_BUILDERS = ['tailwindcss', 'vite'];

const ONLY_FOR_DEVELOPERS = new RegExp(`^\\.vite$|(^|[/.])${PSEUDO_LANGUAGE}([-./]|$)`);

export interface Release {
  archive: string;
  /** The archive's content, unpacked. */
  folder: string;
}

export async function makeRelease({ withNode }: { withNode: boolean }): Promise<Release> {
  await buildPageIfOutOfDate();
  const folder = join(RELEASES, nameRelease());
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const builders = listWithDependencies(PAGE_BUILDERS).filter(({ name }) => PAGE_BUILDERS.includes(name));
  const packages = [...listProductionPackages(), ...builders];
  const { modules } = await bundleServer(join(folder, 'server'));
  requireNotices([...modules, ...listPageModules(join(ROOT, 'dist'))], packages);
  copyPackages(listWithDependencies(COPIED_PACKAGES), folder, isUnusedExtension);
  copyPage(folder);
  copyDeployment(folder);
  writeFileSync(join(folder, 'NOTICES.txt'), writeNotices(packages));
  if (withNode) copyNode(folder);
  const archive = `${folder}.tar.gz`;
  execFileSync('tar', ['-czf', archive, '--owner=0', '--group=0', '-C', RELEASES, basename(folder)]);
  return { archive, folder };
}

/** Includes the commit, so that two releases of the same version can be unpacked side by side. */
function nameRelease(): string {
  const git = ['-C', ROOT, 'describe', '--always', '--dirty', '--exclude=*'];
  const commit = existsSync(join(ROOT, '.git')) ? `-${execFileSync('git', git, { encoding: 'utf8' }).trim()}` : '';
  return `${packageJson.name}-${packageJson.version}${commit}-${process.platform}-${process.arch}`;
}

/** The embedded database's package contains many extensions, each in an archive named after it. */
function isUnusedExtension(path: string): boolean {
  const [, name] = /(\w[\w-]*)\.tar\.gz$/.exec(basename(path)) ?? [];
  return name !== undefined && !Object.hasOwn(EXTENSIONS, name);
}

function copyPage(folder: string): void {
  const page = join(ROOT, 'dist');
  const target = join(folder, 'dist');
  cpSync(page, target, {
    recursive: true,
    filter: (path) => !/\.(map|br|gz)$/.test(path) && !ONLY_FOR_DEVELOPERS.test(relative(page, path)),
  });
  compressFiles(target, BEST);
}

function copyDeployment(folder: string): void {
  const deploy = join(folder, 'deploy');
  cpSync(FILES, deploy, { recursive: true });
  cpSync(join(deploy, 'groundswell'), join(folder, 'groundswell'));
  rmSync(join(deploy, 'groundswell'));
  writeFileSync(join(deploy, 'kubernetes.yaml'), writeKubernetes(packageJson.version));
  copyFileSync(join(ROOT, 'LICENSE'), join(folder, 'LICENSE'));
  copyFileSync(join(ROOT, '.github/operating.md'), join(folder, 'README.md'));
  copyFileSync(join(ROOT, '.github/CHANGELOG.md'), join(folder, 'CHANGELOG.md'));
  copyFileSync(join(ROOT, 'src/cli/require-node.mjs'), join(folder, 'server/require-node.mjs'));
  // Tells Node.js that the bundle's files are ES modules.
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify({ private: true, type: 'module' })}\n`);
}

function copyNode(folder: string): void {
  copyFileSync(process.execPath, join(folder, 'node'));
  chmodSync(join(folder, 'node'), 0o755);
  const licence = join(dirname(process.execPath), '../LICENSE');
  if (existsSync(licence)) copyFileSync(licence, join(folder, 'NODE-LICENSE'));
}

function sayMade(path: string): void {
  const megabytes = (statSync(path).size / 1e6).toFixed(1);
  process.stdout.write(`${relative(ROOT, path)} (${megabytes} MB)\n`);
}

if (import.meta.main) {
  const withImage = process.argv.includes('--image');
  const { archive, folder } = await makeRelease({ withNode: withImage || !process.argv.includes('--without-node') });
  sayMade(archive);
  if (withImage) {
    try {
      sayMade(makeImage(folder, `${folder}.oci.tar`).archive);
    } catch (error) {
      if (!(error instanceof MissingToolsError)) throw error;
      process.stderr.write(`${error.message}\n`);
      process.exitCode = 1;
    }
  }
}
