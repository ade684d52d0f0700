/** Lists what has changed, for `npm test -- --changed`. */
import { execFileSync } from 'node:child_process';

/**
 * @param since a commit or branch; what it and the working change have in common is where the change began.
 * @returns what differs from the last commit or from where the change began, as paths from the project's root: edited,
 * new and deleted files, also those that aren't added yet.
 */
export function listChanged(cwd: string, since: string | null): string[] {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
  const linesOf = (text: string) => text.split('\n').filter(Boolean);
  const base = since === null ? 'HEAD' : git('merge-base', since, 'HEAD').trim();
  const differing = git('-c', 'core.quotePath=off', 'diff', '--name-only', '--no-renames', '--relative', base);
  const untracked = git('-c', 'core.quotePath=off', 'ls-files', '--others', '--exclude-standard');
  return [...new Set([...linesOf(differing), ...linesOf(untracked)])].sort();
}
