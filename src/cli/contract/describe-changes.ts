/** Describes contract changes in words. */
import { type ContractChange, type ContractChanges, isBreaking, isScope, SCOPE } from './changes.ts';
import { findUsages, type readSources } from './find-usages.ts';
import { type Bundle, type Call, type ContractLocation, locate } from './locate.ts';

export interface DescribedChange {
  kind: ContractChange['kind'];
  isBreaking: boolean;
  /** Whether it's about a schema as a whole, which comes and goes with the calls that use it. */
  isWholeSchema: boolean;
  message: string;
  /** For example `GET /impact`. */
  calls: string[];
  /** The events of webhooks, for example `impact.verified`. */
  events: string[];
  files: string[];
}

/** Properties that only document: changing them doesn't change what is sent. */
const DOCUMENTATION_PROPERTIES = new Set([
  'description',
  'summary',
  'examples',
  'example',
  'title',
  'tags',
  'operationId',
]);

export interface ChangesInWords {
  changes: DescribedChange[];
  /** How many descriptions and examples changed. */
  documentationChanges: number;
}

export function sayChanges(
  { changes }: ContractChanges,
  { base, revision }: { base: Bundle; revision: Bundle },
  sources: ReturnType<typeof readSources>,
): ChangesInWords {
  const exceptInfo = changes.filter(({ path }) => !/^#\/(info|tags)\b/.test(path));
  const relevant = exceptInfo.filter(
    (change) => isBreaking(change) || !DOCUMENTATION_PROPERTIES.has(change.property ?? ''),
  );
  // Calls get their first scopes by the dozen.
  const isFirstScope = (change: ContractChange) => change.property === SCOPE && !isScope(change.base?.value);
  return {
    changes: [
      ...sayFirstScopes(relevant.filter(isFirstScope), revision),
      ...relevant
        .filter((change) => !isFirstScope(change))
        .map((change) => {
          const location = change.revision
            ? locate(revision, change.revision.pointer)
            : locate(base, change.base?.pointer ?? change.path);
          return {
            kind: change.kind,
            isBreaking: isBreaking(change),
            isWholeSchema: location.component !== null && /^#\/components\/\w+\/[^/]+$/.test(pointerOf(change)),
            message: sayChange(change, location),
            calls: location.calls.map(nameOfCall),
            events: location.events,
            files: findUsages(location, sources),
          };
        }),
    ],
    documentationChanges: exceptInfo.length - relevant.length,
  };
}

function sayFirstScopes(changes: readonly ContractChange[], revision: Bundle): DescribedChange[] {
  const byScope = Map.groupBy(changes, (change) => change.revision?.value);
  return [...byScope].flatMap(([scope, members]) => {
    if (!isScope(scope)) return [];
    const calls = members.flatMap((change) => locate(revision, pointerOf(change)).calls.map(nameOfCall));
    const message = `Tokens with the scope \`${scope}\` can make ${calls.length === 1 ? 'one more call' : `${calls.length} more calls`}.`;
    return [{ kind: 'added', isBreaking: false, isWholeSchema: false, message, calls, events: [], files: [] }];
  });
}

const nameOfCall = ({ method, path }: Call): string => `${method.toUpperCase()} ${path}`;

function sayChange(change: ContractChange, location: ContractLocation): string {
  const { kind, property, verdicts } = change;
  if (verdicts.length > 0) {
    const prefix = location.component === null ? '' : `In \`${location.component}\`: `;
    return `${prefix}${verdicts.map(({ message }) => message.replace(/^Webhook /, 'The event ')).join(' ')}`;
  }
  const subject = nameOf(change, location);
  if (property === SCOPE) return sayScope(location, change.base?.value, change.revision?.value);
  if (kind === 'added') return `${subject} ${subject.includes(' and ') ? 'are' : 'is'} new.`;
  if (kind === 'removed') return `${subject} was removed.`;
  const lists = sayLists(change.base?.value, change.revision?.value);
  if (lists !== null) return `${subject}: \`${property ?? 'it'}\` ${lists}.`;
  const values = `from ${sayValue(change.base?.value)} to ${sayValue(change.revision?.value)}`;
  return `${subject}: \`${property ?? 'it'}\` changed ${values}.`;
}

function sayScope({ calls: [call] }: ContractLocation, before: unknown, now: unknown): string {
  const name = call ? nameOfCall(call) : 'It';
  return isScope(now)
    ? `${name} takes a token with the scope \`${now}\` instead of \`${before}\`.`
    : `${name} takes no token of a program any more.`;
}

const AND = new Intl.ListFormat('en-GB');

const pointerOf = ({ path, revision, base }: ContractChange): string => (revision ?? base)?.pointer ?? path;

function nameOf(change: ContractChange, { component, field, calls, events }: ContractLocation): string {
  const { revision, base } = change;
  const pointer = pointerOf(change);
  if (component !== null) return field === null ? `\`${component}\`` : `The field \`${field}\` of \`${component}\``;
  const [call] = calls;
  const [event] = events;
  // The calls of a whole path.
  if (/^#\/paths\/[^/]+$/.test(pointer)) return calls.map(nameOfCall).join(' and ');
  if (pointer === '#/webhooks') return `The events ${AND.format(events.map((name) => `\`${name}\``))}`;
  const name = call ? nameOfCall(call) : event ? `the event \`${event}\`` : pointer;
  const parameter = /\/parameters\/\d+$/.test(pointer) ? parameterName(revision?.value ?? base?.value) : null;
  if (parameter !== null) return `The parameter \`${parameter}\` of ${name}`;
  const rest = pointer.split('/').slice(4).join('/');
  return rest === '' ? name.replace(/^t/, 'T') : `${rest} of ${name}`;
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
