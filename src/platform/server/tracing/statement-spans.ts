/** Records each statement of a request or job as a span that says what it does to which table, without its text. */
import type { LogEvent } from 'kysely';
import { traceNow } from './trace.ts';
import { failureNameOf, type Tracer } from './tracer.ts';

interface StatementName {
  name: string;
  operation: string;
  table: string | undefined;
}

/** Statements of the same shape have the same text, so there are few. */
const MAX_NAMES = 2_000;
const OPERATION = /\b(select|insert|update|delete|begin|commit|rollback)\b/gi;
/** Not a function that returns rows. */
const TABLE = /\b(?:from|into|update)\s+(?:only\s+)?"?([a-z_]\w*)(?!\w)"?(?!\s*\()/gi;
/** A part of the statement that it names itself, by `with`. */
const PART = /\b(\w+)"?(?:\s*\([^()]*\))?\s+as\s+(?:not\s+)?(?:materialized\s+)?\(/gi;

/** For Kysely's `log`. */
export function recordStatements(tracer: Tracer): (event: LogEvent) => void {
  const names = new Map<string, StatementName>();
  const nameOf = (text: string): StatementName => {
    const known = names.get(text);
    if (known) return known;
    const name = nameStatement(text);
    if (names.size < MAX_NAMES) names.set(text, name);
    return name;
  };
  return (event) => {
    // What runs outside of requests and jobs is part of nothing.
    if (!traceNow()?.parent?.isSampled) return;
    const { name, operation, table } = nameOf(event.query.sql);
    const attributes = {
      'db.system.name': 'postgresql',
      'db.operation.name': operation,
      ...(table && { 'db.collection.name': table }),
    };
    const span = tracer.start(name, { kind: 'client', attributes, afterMs: event.queryDurationMillis });
    span.end(event.level === 'error' ? failureNameOf(event.error) : null);
  };
}

/** Such as `select impacts`: what it does, and the first table of those that it names in the fewest parentheses. */
export function nameStatement(text: string): StatementName {
  const depths = depthsOf(text);
  const depthAt = ({ index }: RegExpExecArray): number => depths[index] ?? 0;
  const outermost = (found: RegExpExecArray[]) => found.toSorted((one, other) => depthAt(one) - depthAt(other))[0]?.[1];
  const parts = new Set([...text.matchAll(PART)].map(([, part]) => part));
  const operation = outermost([...text.matchAll(OPERATION)])?.toLowerCase() ?? 'statement';
  const table = outermost([...text.matchAll(TABLE)].filter(([, name]) => !parts.has(name)));
  return { name: table ? `${operation} ${table}` : operation, operation, table };
}

/** In how many parentheses each letter is. */
function depthsOf(text: string): number[] {
  let depth = 0;
  return Array.from({ length: text.length }, (_, index) => {
    if (text[index] === ')') depth -= 1;
    if (text[index] === '(') depth += 1;
    return depth;
  });
}
