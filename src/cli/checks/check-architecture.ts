/**
 * Checks the import rules with dependency-cruiser, and that it found the code at all: with an unsupported compiler it
 * reads no modules and reports nothing. It also sorts the domains into floors, which fails if they form a cycle. Code
 * that has passed isn't checked again.
 */
import { spawnSync } from 'node:child_process';
import * as z from 'zod';
import { openCheckCache } from './check-cache.ts';
import { findFloors, readDomainGraph } from './domain-floors.ts';

const MIN_MODULES = 100;

const report = z.object({
  modules: z.array(
    z.object({
      source: z.string(),
      dependencies: z.array(z.object({ resolved: z.string(), dependencyTypes: z.array(z.string()) })),
    }),
  ),
  summary: z.object({
    totalCruised: z.number(),
    totalDependenciesCruised: z.number(),
    violations: z.array(
      z.object({
        from: z.string(),
        to: z.string(),
        rule: z.object({ name: z.string() }),
        cycle: z.array(z.object({ name: z.string() })).optional(),
        via: z.array(z.object({ name: z.string() })).optional(),
        comment: z.string().optional(),
      }),
    ),
  }),
});

const cache = openCheckCache('architecture', ['src', 'generated', '.dependency-cruiser.mjs']);
if (cache.hasPassed()) process.exit(0);

const cruise = spawnSync(
  process.execPath,
  [
    'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs',
    ...['--config', '.dependency-cruiser.mjs', '--output-type', 'json', 'src', 'generated'],
  ],
  { encoding: 'utf8', maxBuffer: 256 * 1024 * 1024 },
);
if (!cruise.stdout.startsWith('{')) {
  process.stderr.write(`dependency-cruiser failed:\n${cruise.stdout}${cruise.stderr}\n`);
  process.exit(1);
}
const { modules, summary } = report.parse(JSON.parse(cruise.stdout));
const { totalCruised, totalDependenciesCruised, violations } = summary;
for (const { rule, from, to, cycle, via, comment } of violations) {
  const path = (cycle ?? via ?? []).map((step) => `\n    ${step.name}`).join('');
  process.stderr.write(`${rule.name}: ${from} → ${to}${path}\n${comment ? `    ${comment}\n` : ''}`);
}
const hasEnoughModules = totalCruised > MIN_MODULES && totalDependenciesCruised > MIN_MODULES;
if (!hasEnoughModules)
  process.stderr.write(`Only ${totalCruised} modules found: dependency-cruiser isn't reading the code.\n`);
const { floors, cycle } = findFloors(readDomainGraph(modules));
if (cycle.length > 0) {
  const path = cycle.map((step) => `\n    ${step}`).join('');
  process.stderr.write(
    `domains-form-no-cycle: what one needs of another above it comes from src/app/server/domains.ts${path}\n`,
  );
}
if (violations.length > 0 || cycle.length > 0 || !hasEnoughModules) process.exit(1);
const lines = floors.map((domains, floor) => `  ${floor}  ${domains.join(', ')}\n`).reverse();
process.stdout.write(
  `${totalCruised} modules and ${totalDependenciesCruised} imports follow the rules.\n${lines.join('')}`,
);
cache.recordPass();
