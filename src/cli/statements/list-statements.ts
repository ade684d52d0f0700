/** The product's prepared statements, found by loading the modules that prepare them. */
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { getCallSites } from 'node:util';
import { watchPrepared } from '#platform/server/db/prepared-statement.ts';
import { listSources } from '../checks/list-sources.ts';
import { composeExamples, type Shape } from './compose-examples.ts';

export interface Statement {
  /** The constant or function at the top of its file that prepares it. */
  name: string;
  path: string;
  shapes: Shape[];
}

interface Place {
  path: string;
  line: number;
}

const FOLDERS = ['src/app', 'src/domains', 'src/platform'];
/** Statements that contain expressions of a higher domain are prepared here. */
const WIRING = 'src/app/server/domains.ts';
const PREPARED = /(?<!function )\bprepareStatement\(/g;

/**
 * In the order of their paths and lines.
 *
 * @throws {Error} naming a statement that can't be written, and saying what to do.
 */
export async function listStatements(): Promise<Statement[]> {
  const found: (Place & { name: string; compose: () => Shape[] })[] = [];
  const seen = new Set<string>();
  watchPrepared((prepared) => {
    const places = placesOfCall();
    const place = places.at(-1);
    if (!place) return;
    seen.add(`${places[0]?.path}:${places[0]?.line}`);
    const name = nameAt(place);
    // Expressions further down in its module don't exist yet.
    found.push({ ...place, name, compose: () => composeExamples(`${name} in ${place.path}`, prepared) });
  });
  const places = FOLDERS.flatMap(listSources).flatMap(placesIn);
  for (const path of new Set([...places.map(({ path }) => path), WIRING])) await import(pathToFileURL(path).href);
  const unseen = places.filter(({ path, line }) => !seen.has(`${path}:${line}`));
  if (unseen.length > 0) throw new Error(unseen.map(describeUnseen).join('\n'));
  return found
    .sort((one, other) => compare(one.path, other.path) || one.line - other.line)
    .map(({ name, path, compose }) => ({ name, path, shapes: compose() }));
}

function placesIn(path: string): Place[] {
  const text = readFileSync(path, 'utf8');
  return [...text.matchAll(PREPARED)].map(({ index }) => ({ path, line: text.slice(0, index).split('\n').length }));
}

/** The call of `prepareStatement`, and the calls in the same file that led to it. */
function placesOfCall(): Place[] {
  const sites = getCallSites();
  const callers = sites.slice(sites.findIndex(({ functionName }) => functionName === 'prepareStatement') + 1);
  const end = callers.findIndex(({ scriptName }) => scriptName !== callers[0]?.scriptName);
  return callers
    .slice(0, end)
    .map(({ scriptName, lineNumber }) => ({ path: relative('.', fileURLToPath(scriptName)), line: lineNumber }));
}

/** The declaration at the top of the file that a line belongs to. */
function nameAt({ path, line }: Place): string {
  const before = readFileSync(path, 'utf8').split('\n').slice(0, line);
  const declaration = before.findLast((text) => /^\S.*\w/.test(text));
  const name = declaration?.match(/^(?:export )?(?:const|(?:async )?function) (\w+)/)?.[1];
  if (name === undefined) throw new Error(`${path}:${line}: Give this statement a name, as a constant of its module.`);
  return name;
}

const describeUnseen = ({ path, line }: Place): string =>
  `${path}:${line}: This statement isn't prepared yet when ${WIRING} has been loaded, so it can't be written to generated/. Prepare it at the top of a module.`;

const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);
