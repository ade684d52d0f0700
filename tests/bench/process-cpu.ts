/** CPU time of processes and all their descendants, as reported by Linux. */
import { readdirSync, readFileSync } from 'node:fs';

/** Linux counts CPU time in hundredths of a second. */
const MICROS_PER_TICK = 10_000;

interface ProcessTimes {
  parent: number;
  micros: number;
}

/** User and system time so far, in microseconds, including that of descendants that have ended. */
export function microsOfTrees(roots: readonly number[]): number {
  const all = readProcesses();
  const sumOf = (pid: number): number => {
    const children = [...all].filter(([, { parent }]) => parent === pid).map(([child]) => child);
    return children.reduce((sum, child) => sum + sumOf(child), all.get(pid)?.micros ?? 0);
  };
  return roots.reduce((sum, pid) => sum + sumOf(pid), 0);
}

function readProcesses(): Map<number, ProcessTimes> {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return new Map(pids.flatMap((pid) => readTimes(pid).map((times) => [Number(pid), times] as const)));
}

function readTimes(pid: string): ProcessTimes[] {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The state, the parent and, from index 11, the times of the process and of the children that it has waited for.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0);
    return [{ parent: Number(fields[1]), micros: ticks * MICROS_PER_TICK }];
  } catch {
    // It has ended since the folder was read.
    return [];
  }
}
