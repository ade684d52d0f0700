/** Differences between two bundles of the contract, and which of them break existing clients. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as z from 'zod/mini';

const zSide = z.object({ pointer: z.string(), value: z.optional(z.unknown()) });

const zChange = z.object({
  /** The changed node's path in the bundle, with every reference resolved. */
  path: z.string(),
  kind: z.enum(['added', 'removed', 'modified']),
  impact: z.enum(['major', 'minor', 'patch']),
  property: z.optional(z.string()),
  verdicts: z.array(z.object({ message: z.string(), impact: z.string() })),
  base: z.optional(zSide),
  revision: z.optional(zSide),
});

const zReport = z.object({
  infoVersions: z.object({ base: z.string(), revision: z.string() }),
  changes: z.array(zChange),
});

export type ContractChange = z.infer<typeof zChange>;
export type ContractChanges = z.infer<typeof zReport>;

const REDOCLY = 'node_modules/@redocly/cli/bin/cli.js';

/** Works offline. @param base and revision are the paths of two bundles. */
export function compareBundles(base: string, revision: string): ContractChanges {
  const folder = mkdtempSync(join(tmpdir(), 'contract-changes-'));
  const output = join(folder, 'changes.json');
  try {
    const result = spawnSync(
      process.execPath,
      [REDOCLY, 'diff', base, revision, '--config', 'contract/changes.yaml', '--fail-on', 'none'].concat([
        '--format',
        'json',
        '--output',
        output,
      ]),
      { encoding: 'utf8', env: { ...process.env, REDOCLY_TELEMETRY: 'off' } },
    );
    if (result.status !== 0) throw new Error(`Couldn't compare the contracts:\n${result.stdout}${result.stderr}`);
    const report = z.parse(zReport, JSON.parse(readFileSync(output, 'utf8')));
    return { ...report, changes: report.changes.map(weighScope) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The scope that a program's token needs for a call. */
export const SCOPE = 'x-scope';

/** The comparison doesn't know extensions: a token that could make a call no longer can once it needs another scope. */
const weighScope = (change: ContractChange): ContractChange =>
  change.property === SCOPE ? { ...change, impact: isScope(change.base?.value) ? 'major' : 'minor' } : change;

/** Without one, or with `none`, no token can make the call. */
export const isScope = (value: unknown): value is string => typeof value === 'string' && value !== 'none';

export const isBreaking = ({ impact }: ContractChange) => impact === 'major';
