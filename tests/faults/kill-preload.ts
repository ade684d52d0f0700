/**
 * Loaded into a server before its own code, to kill it at one moment of its start: KILL_AT, as parsed by `readMoment`.
 * KILL_FOLDER is the data folder.
 */
import fs from 'node:fs';
import promises from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { relative } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import { type Moment, readMoment } from './moments.ts';

type Call = (this: unknown, ...args: unknown[]) => unknown;

const { KILL_AT, KILL_FOLDER } = process.env;
const moment = KILL_AT ? readMoment(KILL_AT) : null;
let matching = 0;
let isOver = false;

function reach(kind: Moment['kind'], what: string): void {
  if (isOver || moment?.kind !== kind || !what.includes(moment.what)) return;
  matching += 1;
  if (matching === moment.number) process.kill(process.pid, 'SIGKILL');
}

/** Wraps a function: the wrapper gets the arguments and the original. */
function wrap(owner: object, name: string, wrapper: (args: unknown[], call: () => unknown) => unknown): void {
  const original: Call = Reflect.get(owner, name);
  Reflect.set(owner, name, function (this: unknown, ...args: unknown[]) {
    return wrapper(args, () => original.apply(this, args));
  });
}

// The start is over once the server reports to its parent process.
wrap(process, 'send', (_message, call) => {
  isOver = true;
  return call();
});

function state(text: string, send: () => unknown): unknown {
  reach('statement', text);
  const answer = send();
  reach('sent', text);
  return answer;
}

wrap(PGlite.prototype, 'execProtocolRawSync', ([message], call) =>
  state(message instanceof Uint8Array ? Buffer.from(message).toString('latin1') : '', call),
);
wrap(pg.Client.prototype, 'query', ([query], call) => {
  const text = typeof query === 'object' && query !== null && 'text' in query ? query.text : query;
  return state(String(text), call);
});

function change(what: string, call: () => unknown): unknown {
  reach('change', what);
  return call();
}

const isWatched = (path: unknown) => KILL_FOLDER !== undefined && String(path).startsWith(KILL_FOLDER);
const inFolder = (path: unknown) => relative(KILL_FOLDER ?? '', String(path));
const CHANGES = ['appendFile', 'copyFile', 'cp', 'link', 'mkdir', 'rename', 'rm', 'truncate', 'unlink', 'writeFile'];
for (const name of CHANGES) {
  const wrapper = ([path, to]: unknown[], call: () => unknown) =>
    isWatched(path) || isWatched(to) ? change(`${name} ${inFolder(path)}`, call) : call();
  wrap(fs, `${name}Sync`, wrapper);
  wrap(promises, name, wrapper);
}

/** Files opened for changes: the database keeps them open while writing to them. */
const watched = new Map<unknown, unknown>();
const CHANGING_FLAGS = fs.constants.O_CREAT | fs.constants.O_TRUNC;
wrap(fs, 'openSync', ([path, flags], call) => {
  if (!isWatched(path)) return call();
  const isChange = typeof flags === 'number' && (flags & CHANGING_FLAGS) !== 0;
  const file = isChange ? change(`open ${inFolder(path)}`, call) : call();
  watched.set(file, path);
  return file;
});
wrap(fs, 'closeSync', ([file], call) => {
  watched.delete(file);
  return call();
});
for (const [name, says] of [['writeSync', 'write'] as const, ['ftruncateSync', 'truncate'] as const]) {
  wrap(fs, name, ([file], call) =>
    watched.has(file) ? change(`${says} ${inFolder(watched.get(file))}`, call) : call(),
  );
}
syncBuiltinESMExports();
