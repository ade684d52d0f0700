/** Splits a functions.sql into the functions, triggers and views that it defines. */

export interface Definition {
  /** Such as `function fold`. */
  name: string;
  sql: string;
}

/** A definition begins where a line does. What PostgreSQL can't replace is dropped first, in the same definition. */
const BEGINNING = /^(?=create or replace |drop (?:function|trigger|view) if exists )/m;
const NAME = /^create (?:or replace |constraint )?(function|trigger|view) (\w+)/m;
/** The comment on the next definition. */
const TRAILING_COMMENT = /\n(?:--.*\n|\n)*$/;

/** @param path for the message of an error. */
export function readDefinitions(path: string, text: string): Definition[] {
  const parts = text.split(BEGINNING).filter((part) => !/^(?:--.*\n|\n)*$/.test(part));
  return parts.map((part) => {
    const [, kind, name] = NAME.exec(part) ?? [];
    if (!kind) throw new Error(`${path}: this begins no function, trigger or view: ${part.split('\n', 1)[0]}`);
    return { name: `${kind} ${name}`, sql: part.replace(TRAILING_COMMENT, '\n') };
  });
}
