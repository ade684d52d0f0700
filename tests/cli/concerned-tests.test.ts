import { execFileSync } from 'node:child_process';
import { globSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { listChanged } from '#cli/testing/changed-files.ts';
import { findConcerned, listDomains, SUBJECTS, WHOLE_PAGE_TESTS } from '#cli/testing/concerned-tests.ts';
import { findTests, TEST_FILE } from '#cli/testing/find-tests.ts';

const FILES = globSync('tests/**/*.ts', { cwd: join(import.meta.dirname, '../..') });
const concerned = (...changed: string[]) => findConcerned(changed, FILES);

describe('the tests that a change concerns', () => {
  it('are those of its domain, over HTTP and in the browser', () => {
    const found = concerned('src/domains/opportunities/web/form/time-zones.ts');
    expect(found).toContain('tests/domains/opportunities/lists.test.ts');
    expect(found).toContain('tests/e2e/opportunities-form.spec.ts');
    expect(found).toContain('tests/e2e/scholarships-list.spec.ts');
    expect(found).not.toContain('tests/domains/news/lists.test.ts');
    expect(found).not.toContain('tests/e2e/news-reading.spec.ts');
    expect(found).not.toContain('tests/e2e/accessibility.spec.ts');
  });

  it('are also those of the domains that import it', () => {
    const found = concerned('src/domains/goals/goals.ts');
    expect(found).toContain('tests/e2e/goals.spec.ts');
    expect(found).toContain('tests/e2e/impacts-form.spec.ts');
    expect(found).not.toContain('tests/e2e/inspector.spec.ts');
  });

  it('are those of a room of the platform, whose sides the tests don’t part', () => {
    expect(concerned('src/platform/server/db/migrate.ts')).toContain('tests/platform/db/embedded-folder.test.ts');
  });

  it('are those that import it themselves', () => {
    expect(concerned('src/cli/testing/find-tests.ts')).toContain('tests/cli/find-tests.test.ts');
    expect(concerned('tests/e2e/support/drafts.ts')).toContain('tests/e2e/settings.spec.ts');
    expect(concerned('tests/e2e/places.spec.ts')).toEqual(['tests/e2e/places.spec.ts']);
  });

  it('are those of every screen for what every screen is made of', () => {
    const found = concerned('src/ui/dialogs/dialog.tsx');
    expect(found).toContain('tests/e2e/accessibility.spec.ts');
    expect(found).toContain('tests/e2e/councils-lifecycle.spec.ts');
    expect(concerned('src/app/web/home.tsx')).toContain('tests/e2e/drawn-pages.spec.ts');
  });

  it('are all for changed packages, and none for a text about the project', () => {
    expect(concerned('package-lock.json')).toEqual(FILES.filter((file) => TEST_FILE.test(file)).sort());
    expect(concerned('README.md', '.github/CONTRIBUTING.md')).toEqual([]);
  });
});

it('each browser test is about a domain, the inspector or every screen', () => {
  const subjects = [...listDomains(), ...Object.values(SUBJECTS).flat(), 'inspector'];
  const whole = WHOLE_PAGE_TESTS.map((name) => `tests/e2e/${name}`);
  const known = new Set([...subjects, ...whole].flatMap((subject) => findTests(subject, FILES)));
  // Only `--full` runs these, and each of them opens every kind of page.
  const others = ['tests/e2e/any-server.spec.ts', 'tests/e2e/hydration.spec.ts'];
  expect(FILES.filter((file) => file.endsWith('.spec.ts') && !known.has(file)).sort()).toEqual(others);
});

describe('the working change', () => {
  it('is what was edited, deleted and made since the last commit, or since the branch left another', () => {
    const cwd = mkdtempSync(join(tmpdir(), 'groundswell-changed-'));
    onTestFinished(() => rmSync(cwd, { recursive: true, force: true }));
    const git = (...args: string[]) =>
      execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.org', ...args], { cwd });
    const write = (name: string, text: string) => writeFileSync(join(cwd, name), text);
    const commit = () => {
      git('add', '.');
      git('commit', '--quiet', '--message', 'All');
    };
    git('init', '--quiet', '--initial-branch', 'main');
    for (const name of ['kept.ts', 'edited.ts', 'deleted.ts', 'committed.ts', '.gitignore']) write(name, 'data/\n');
    commit();
    git('switch', '--quiet', '--create', 'branch');
    write('committed.ts', 'new');
    commit();
    write('edited.ts', 'new');
    write('größer.ts', 'new');
    rmSync(join(cwd, 'deleted.ts'));
    expect(listChanged(cwd, null)).toEqual(['deleted.ts', 'edited.ts', 'größer.ts']);
    expect(listChanged(cwd, 'main')).toEqual(['committed.ts', 'deleted.ts', 'edited.ts', 'größer.ts']);
  });
});
