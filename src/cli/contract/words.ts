/** Describes contract changes in words. */
import { type ContractChange, type ContractChanges, isBreaking } from './changes.ts';
import { type Bundle, type Place, placeOf } from './places.ts';
import { filesThatUse, type readSources } from './uses.ts';

export interface SaidChange {
  kind: ContractChange['kind'];
  isBreaking: boolean;
  says: string;
  /** For example `GET /impact`. */
  calls: string[];
  files: string[];
}

/** Properties that only document: changing them doesn't change what is sent. */
const EXPLAINING = new Set(['description', 'summary', 'examples', 'example', 'title', 'tags', 'operationId']);

export interface ChangesInWords {
  changes: SaidChange[];
  /** How many descriptions and examples changed. */
  explained: number;
}

export function sayChanges(
  { changes }: ContractChanges,
  { base, revision }: { base: Bundle; revision: Bundle },
  sources: ReturnType<typeof readSources>,
): ChangesInWords {
  const counted = changes.filter(({ path }) => path !== '#/info');
  const telling = counted.filter((change) => isBreaking(change) || !EXPLAINING.has(change.property ?? ''));
  return {
    changes: telling.map((change) => {
      const place = change.revision
        ? placeOf(revision, change.revision.pointer)
        : placeOf(base, change.base?.pointer ?? change.path);
      return {
        kind: change.kind,
        isBreaking: isBreaking(change),
        says: sayChange(change, place),
        calls: place.calls.map(({ method, path }) => `${method.toUpperCase()} ${path}`),
        files: filesThatUse(place, sources),
      };
    }),
    explained: counted.length - telling.length,
  };
}

function sayChange(change: ContractChange, place: Place): string {
  const { kind, property, verdicts } = change;
  if (verdicts.length > 0) {
    const where = place.component === null ? '' : `In \`${place.component}\`: `;
    return `${where}${verdicts.map(({ message }) => message).join(' ')}`;
  }
  const what = nameOf(change, place);
  if (kind === 'added') return `${what} is new.`;
  if (kind === 'removed') return `${what} was removed.`;
  const lists = sayLists(change.base?.value, change.revision?.value);
  if (lists !== null) return `${what}: \`${property ?? 'it'}\` ${lists}.`;
  const values = `from ${sayValue(change.base?.value)} to ${sayValue(change.revision?.value)}`;
  return `${what}: \`${property ?? 'it'}\` changed ${values}.`;
}

function nameOf({ path, revision, base }: ContractChange, { component, field, calls }: Place): string {
  const pointer = (revision ?? base)?.pointer ?? path;
  if (component !== null) return field === null ? `\`${component}\`` : `The field \`${field}\` of \`${component}\``;
  const [call] = calls;
  const name = call ? `${call.method.toUpperCase()} ${call.path}` : pointer;
  const parameter = /\/parameters\/\d+$/.test(pointer) ? parameterName(revision?.value ?? base?.value) : null;
  if (parameter !== null) return `The parameter \`${parameter}\` of ${name}`;
  const rest = pointer.split('/').slice(4).join('/');
  return rest === '' ? name : `${rest} of ${name}`;
}

function parameterName(value: unknown): string | null {
  return typeof value === 'object' && value !== null && 'name' in value && typeof value.name === 'string'
    ? value.name
    : null;
}

/** @returns null unless both are lists of strings. */
function sayLists(before: unknown, now: unknown): string | null {
  if (!isWords(before) || !isWords(now)) return null;
  const gained = now.filter((word) => !before.includes(word)).map((word) => `\`${word}\``);
  const lost = before.filter((word) => !now.includes(word)).map((word) => `\`${word}\``);
  const parts = [gained.length > 0 && `gained ${gained.join(', ')}`, lost.length > 0 && `lost ${lost.join(', ')}`];
  return parts.filter(Boolean).join(' and ') || 'has a different order';
}

const isWords = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((entry) => typeof entry === 'string');

const MAX_VALUE_LENGTH = 60;

function sayValue(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > MAX_VALUE_LENGTH ? `${text.slice(0, MAX_VALUE_LENGTH)}…` : text;
}
