/**
 * Keeps a second process off a data folder that is in use: the embedded database locks nothing itself, and two writers
 * would ruin it. The lock is a file with the owner's process id, so a process that was killed leaves no lasting lock.
 */
import { linkSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export class DataFolderInUseError extends Error {
  override name = 'DataFolderInUseError';
}

/** @returns a function that releases the lock. @throws {DataFolderInUseError} when another process uses it. */
export function lockDataFolder(folder: string): () => void {
  const lock = join(folder, 'process.lock');
  const mine = join(folder, `process.${process.pid}.lock`);
  writeFileSync(mine, identify(process.pid));
  try {
    while (!tryLink(mine, lock)) removeIfStale(folder, lock);
  } finally {
    rmSync(mine, { force: true });
  }
  removeLeftovers(folder);
  return () => rmSync(lock, { force: true });
}

function tryLink(from: string, to: string): boolean {
  try {
    linkSync(from, to);
    return true;
  } catch (error) {
    if (isCode(error, 'EEXIST')) return false;
    throw error;
  }
}

function removeIfStale(folder: string, lock: string): void {
  const owner = readIfThere(lock);
  if (owner === null) return;
  const pid = Number.parseInt(owner, 10);
  if (isRunning(pid) && identify(pid) === owner) {
    throw new DataFolderInUseError(
      `The data folder ${folder} is in use by the process ${pid}. Stop that one first, or set DATA_DIR to another folder.`,
    );
  }
  // Two processes may find the same stale lock: remove only the one that was read, and restore a newer one.
  const aside = `${lock}.stale.${process.pid}`;
  try {
    renameSync(lock, aside);
  } catch (error) {
    if (isCode(error, 'ENOENT')) return;
    throw error;
  }
  if (readIfThere(aside) !== owner) tryLink(aside, lock);
  rmSync(aside, { force: true });
}

/** Left by processes that were killed while taking the lock. */
function removeLeftovers(folder: string): void {
  for (const name of readdirSync(folder)) {
    const pid = /^process\.(?:lock\.stale\.)?(\d+)(?:\.lock)?$/.exec(name)?.[1];
    if (pid !== undefined && !isRunning(Number(pid))) rmSync(join(folder, name), { force: true });
  }
}

/** Process ids are reused; together with its start time an id is unique. */
function identify(pid: number): string {
  const stat = readIfThere(`/proc/${pid}/stat`);
  const startTicks = stat?.slice(stat.lastIndexOf(')')).split(' ')[20] ?? 'unknown';
  return `${pid} ${startTicks}`;
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return isCode(error, 'EPERM');
  }
}

function readIfThere(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (isCode(error, 'ENOENT') || isCode(error, 'ESRCH')) return null;
    throw error;
  }
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
