/** Finds the tests that a change concerns, by imports. CONTRIBUTING says how. */
import { globSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { findTests, TEST_FILE } from './find-tests.ts';
import { listLoaded } from './loaded-modules.ts';

const ROOT = join(import.meta.dirname, '../../..');
/** They import everything, so that each test of a server or page would be concerned by any change. */
const WIRING = [
  'src/app/server/server.ts',
  'src/app/server/domains.ts',
  'src/app/web/web.tsx',
  'src/app/web/render.tsx',
].map((path) => join(ROOT, path));
/** Settings and packages, which every test depends on. */
const EVERYTHING = /^(package(-lock)?\.json|tsconfig\.json|(vite|vitest|playwright)\.config\.ts)$/;
/** What every screen is made of. */
const WHOLE_PAGE = /^src\/(app|languages|ui|platform\/browser)\//;
/** Tests of a folder of src are in the folder of the same name in tests, where the platform's sides aren't parted. */
const FOLDER = /^src\/((?:domains|platform)\/[^/]+|[^/]+)\/(?:([^/]+)\/)?/;

/** What browser tests of a domain are named after, besides the domain itself. */
export const SUBJECTS: Readonly<Record<string, readonly string[]>> = {
  administration: ['admin', 'analytics'],
  auth: [
    'account',
    'external-sign-in',
    'guards',
    'login',
    'registration',
    'session',
    'settings',
    'sign-up-prompt',
    'tampered-token',
    'verification',
  ],
  comments: ['waiting-comments', 'waiting-item', 'waiting-presses'],
  credentials: ['milestones', 'verify'],
  following: ['waiting-presses'],
  gallery: ['describing'],
  impacts: ['review', 'link-previews', 'namings', 'quick-log', 'waiting-item', 'waiting-presses'],
  media: ['describing', 'gallery'],
  news: ['link-previews'],
  notifications: ['push', 'push-device', 'settings'],
  opportunities: ['scholarships', 'waiting-presses'],
  people: ['profiles', 'settings'],
  profiles: ['account', 'settings'],
  recounts: ['points-rule'],
  settings: ['points-rule'],
  vocabularies: ['impacts', 'scholarships', 'settings'],
};
/** Browser tests of what all screens have in common. */
export const WHOLE_PAGE_TESTS = [
  'accessibility',
  'addresses',
  'developer-pages',
  'drawn-pages',
  'failure-reference',
  'flows/forms',
  'flows/queues',
  'guards',
  'installing',
  'keyboard',
  'languages',
  'links',
  'longest-words',
  'menus',
  'offline',
  'own-texts',
  'places',
  'right-to-left',
  'search',
  'settings',
];

/** @param changed and @param files paths from the project's root. @returns the tests among the files. */
export function findConcerned(changed: readonly string[], files: readonly string[]): string[] {
  const tests = files.filter((file) => TEST_FILE.test(file)).sort();
  if (changed.some((file) => EVERYTHING.test(file))) return tests;
  const subjects = [
    ...changed.flatMap(subjectsOf),
    ...listDomains().flatMap((domain) => subjectsOfDomain(domain, changed)),
  ];
  const named = new Set([...new Set(subjects)].flatMap((subject) => findTests(subject, tests)));
  return tests.filter((test) => named.has(test) || isReached([test], changed));
}

/** What the tests are called that a file concerns by its folder. */
function subjectsOf(file: string): string[] {
  const [, first, room] = FOLDER.exec(file) ?? [];
  if (!first) return [];
  const folder = first === 'platform/server' && room ? `platform/${room}` : first;
  const screens = WHOLE_PAGE.test(file) ? WHOLE_PAGE_TESTS : folder === 'inspector' ? ['inspector'] : [];
  return [`tests/${folder}/`, ...screens.map((name) => `tests/e2e/${name}`)];
}

/** What a domain's tests are called if something in its folder has changed, or something that its code imports. */
function subjectsOfDomain(domain: string, changed: readonly string[]): string[] {
  const folder = `src/domains/${domain}/`;
  const isConcerned =
    changed.some((file) => file.startsWith(folder)) ||
    isReached(globSync(`${folder}**/*.{ts,tsx}`, { cwd: ROOT }), changed);
  return isConcerned ? [domain, ...(SUBJECTS[domain] ?? [])] : [];
}

export const listDomains = (): string[] => readdirSync(join(ROOT, 'src/domains'));

/** Whether the programs import what has changed. */
function isReached(programs: readonly string[], changed: readonly string[]): boolean {
  const loaded = listLoaded(
    programs.map((path) => join(ROOT, path)),
    WIRING,
  );
  return changed.some((file) => loaded.has(join(ROOT, file)));
}
