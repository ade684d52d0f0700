/**
 * Marks where the page says a text, so that one build serves every language: `say('goals.list.title')` becomes
 * `TEXT$("goals.list.title")`, which `language-files.ts` replaces in the built files. A page then loads only its own
 * texts, as part of its code.
 */
import type { Plugin } from 'vite';
import { SOURCE_LANGUAGE } from '#languages/languages.ts';
import { DEFAULT_NAMES, type Messages, plainText, readMessages } from '../texts/messages.ts';

const SAY = '#languages/say.ts';
const TEXT = 'text:';
const PARTS = 'text-parts:';

/** The function that marks a text: it is called with the key and, for a text with values, with what it's made from. */
export const MARK = 'TEXT$';
const ARGUMENTS = Object.values(DEFAULT_NAMES);

export function markTexts(): Plugin {
  let messages: Messages = {};
  return {
    name: 'mark-texts',
    apply: 'build',
    enforce: 'post',
    buildStart: () => {
      messages = readMessages(SOURCE_LANGUAGE);
    },
    resolveId: (id) => (id.startsWith(TEXT) || id === PARTS ? id : null),
    load: (id) => {
      // say.ts contains every language. Imports by its usual name have been removed, so this one uses another name.
      if (id.endsWith('/src/languages/say.ts')) throw new Error(`A module of the page imports ${SAY} by another path`);
      if (id === PARTS) return PARTS_MODULE;
      return id.startsWith(TEXT) ? moduleOf(id.slice(TEXT.length)) : null;
    },
    transform(code, id) {
      if (!code.includes(SAY)) return null;
      const found = findCalls(this.parse(code));
      // The edits don't move any line, so the file's source map stays valid.
      return { code: mark(code, found, messages, id), map: null };
    },
  };
}

const { values: VALUES, ...FUNCTIONS } = DEFAULT_NAMES;

/** Contains a mark itself, so that each language's file has that language's rules for numbers and plurals. */
const PARTS_MODULE = `import { textPartsOf } from '#languages/text-parts.ts';
const parts = /* @__PURE__ */ textPartsOf(${MARK}("language.locale"));
${Object.values(FUNCTIONS)
  .map((name) => `export const ${name} = /* @__PURE__ */ (() => parts.${name})();`)
  .join('\n')}`;

const moduleOf = (key: string): string =>
  `import { ${Object.values(FUNCTIONS).join(', ')} } from '${PARTS}';
export default (${VALUES}) => ${MARK}(${JSON.stringify(key)}, ${ARGUMENTS.join(', ')});`;

interface Call {
  /** Null if it isn't a string literal. */
  key: string | null;
  start: number;
  end: number;
  /** The position of its values; null if it has none. */
  values: number | null;
}

interface SayUsage {
  calls: Call[];
  /** Imports of `say`, which are unused once the calls are replaced. */
  imports: { start: number; end: number }[];
  /** How often `say` is named, called or not. */
  names: number;
}

interface Node {
  type: string;
  start: number;
  end: number;
  [field: string]: unknown;
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;

function findCalls(program: object): SayUsage {
  const found: SayUsage = { calls: [], imports: [], names: 0 };
  const visit = (node: Node): void => {
    const { type, start, end } = node;
    if (type === 'ImportDeclaration' && isNode(node['source']) && node['source']['value'] === SAY) {
      found.imports.push({ start, end });
      return;
    }
    if (type === 'Identifier' && node['name'] === 'say') found.names += 1;
    const [key, values] = Array.isArray(node['arguments']) ? (node['arguments'] as Node[]) : [];
    if (type === 'CallExpression' && isNode(node['callee']) && node['callee']['name'] === 'say' && key) {
      const literal = key.type === 'Literal' && typeof key['value'] === 'string' ? key['value'] : null;
      found.calls.push({ key: literal, start, end, values: values?.start ?? null });
    }
    for (const child of Object.values(node).flat()) if (isNode(child)) visit(child);
  };
  visit(program as Node);
  return found;
}

interface Edit {
  start: number;
  end: number;
  text: string;
}

/** @throws {Error} for a key that isn't a string literal or has no text, and if `say` is used without being called. */
function mark(code: string, { calls, imports, names }: SayUsage, messages: Messages, id: string): string {
  if (names > calls.length) throw new Error(`${id}: say() can only be called`);
  const modules = new Map<string, string>();
  const replaceCall = ({ key, start, end, values }: Call): Edit => {
    const message = key === null ? undefined : messages[key];
    if (key === null || message === undefined) throw new Error(`${id}: no text for ${code.slice(start, end)}`);
    const plain = plainText(message);
    if (plain !== null) return { start, end, text: `/* @__PURE__ */ ${MARK}(${JSON.stringify(key)})` };
    const name = modules.get(key) ?? `say_${modules.size}`;
    modules.set(key, name);
    return { start, end: values ?? end, text: `${name}(` };
  };
  const edits = [...calls.map(replaceCall), ...imports.map((range) => ({ ...range, text: '' }))];
  const imported = [...modules].map(([key, name]) => `import ${name} from '${TEXT}${key}';`).join('');
  return imported + applyEdits(edits, code);
}

const applyEdits = (edits: readonly Edit[], code: string): string =>
  edits
    .toSorted((a, b) => b.start - a.start)
    .reduce((text, edit) => text.slice(0, edit.start) + edit.text + text.slice(edit.end), code);
