/** Where a test run spends its time, by file and by fixture, written to `test-results/<step>-times.md`. */
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import type { Reporter, TestModule } from 'vitest/node';
import * as z from 'zod';
import { FIXTURE_TIMES_FOLDER, type FixtureTime } from './fixture-times.ts';

interface FileTime {
  file: string;
  total: number;
  /** Starting and stopping servers and databases. */
  before: number;
  bodies: number;
  imports: number;
}

const ROOT = join(import.meta.dirname, '../..');
const RESULTS = join(ROOT, 'test-results');
const fixtureSums = z.array(z.tuple([z.string(), z.object({ calls: z.number(), ms: z.number() })]));
const seconds = (ms: number) => (ms / 1000).toFixed(2);

export default class TimesReporter implements Reporter {
  readonly #folder = mkdtempSync(join(tmpdir(), 'groundswell-times-'));

  onInit(): void {
    process.env[FIXTURE_TIMES_FOLDER] = this.#folder;
  }

  onTestRunEnd(modules: readonly TestModule[]): void {
    const byProject = Map.groupBy(modules, (module) => module.project.name);
    mkdirSync(RESULTS, { recursive: true });
    for (const [project, ofProject] of byProject) {
      const files = ofProject.map(timeOf).sort((a, b) => b.total - a.total);
      writeFileSync(join(RESULTS, `${project}-times.md`), tableOf(project, files));
    }
    writeFileSync(join(RESULTS, 'fixture-times.md'), fixtureTableOf(readFixtures(this.#folder)));
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

function timeOf(module: TestModule): FileTime {
  const { environmentSetupDuration, prepareDuration, collectDuration, setupDuration, duration } = module.diagnostic();
  const bodies = [...module.children.allTests()].reduce((sum, test) => sum + (test.diagnostic()?.duration ?? 0), 0);
  const start = environmentSetupDuration + prepareDuration + setupDuration;
  return {
    file: relative(ROOT, module.moduleId),
    total: start + collectDuration + duration,
    before: start + Math.max(0, duration - bodies),
    bodies,
    imports: collectDuration,
  };
}

function tableOf(project: string, files: readonly FileTime[]): string {
  const sumOf = (key: 'total' | 'before' | 'bodies' | 'imports') => files.reduce((sum, file) => sum + file[key], 0);
  const all = { file: `all ${files.length} files`, total: sumOf('total'), before: sumOf('before') };
  const rows = [{ ...all, bodies: sumOf('bodies'), imports: sumOf('imports') }, ...files].map(
    ({ file, total, before, bodies, imports }) =>
      `| ${file} | ${seconds(total)} | ${seconds(before)} | ${seconds(bodies)} | ${seconds(imports)} |`,
  );
  return `# Where the time of \`${project}\` went\n
In seconds of one worker.\n
| file | total | around the tests | bodies | imports |
|---|---:|---:|---:|---:|
${rows.join('\n')}\n`;
}

function readFixtures(folder: string): [string, FixtureTime][] {
  const sums = new Map<string, FixtureTime>();
  for (const name of existsSync(folder) ? readdirSync(folder) : []) {
    for (const [fixture, { calls, ms }] of fixtureSums.parse(JSON.parse(readFileSync(join(folder, name), 'utf8')))) {
      const known = sums.get(fixture) ?? { calls: 0, ms: 0 };
      sums.set(fixture, { calls: known.calls + calls, ms: known.ms + ms });
    }
  }
  return [...sums].sort(([, a], [, b]) => b.ms - a.ms);
}

function fixtureTableOf(fixtures: readonly [string, FixtureTime][]): string {
  const rows = fixtures.map(
    ([name, { calls, ms }]) => `| ${name} | ${calls} | ${seconds(ms)} | ${(ms / calls).toFixed()} |`,
  );
  return `# What the fixtures took\n
| fixture | calls | seconds | ms a call |
|---|---:|---:|---:|
${rows.join('\n')}\n`;
}
