/**
 * Puts texts where the page says them, so that a page loads only its own: `say('goals.list.title')` becomes
 * `"Seventeen goals"`, and a text with values a function of a module of its own.
 */
import type { Plugin } from 'vite';
import { compileMessages, type Messages, plainText, readMessages, SOURCE } from '../texts/messages.ts';

const SAY = '#languages/say.ts';
const TEXT = 'text:';

export function inlineTexts(): Plugin {
  let messages: Messages = {};
  return {
    name: 'inline-texts',
    apply: 'build',
    enforce: 'post',
    buildStart: () => {
      messages = readMessages(SOURCE);
    },
    resolveId: (id) => (id.startsWith(TEXT) ? id : null),
    load: (id) => (id.startsWith(TEXT) ? moduleOf(id.slice(TEXT.length), messages) : null),
    transform(code, id) {
      if (!code.includes(SAY)) return null;
      const found = findCalls(this.parse(code));
      // Lines stay where they are, so that the map of the file stays right.
      return { code: inline(code, found, messages, id), map: null };
    },
  };
}

const moduleOf = (key: string, messages: Messages): string =>
  `${compileMessages(SOURCE, { say: messages[key] ?? '' }).replace('export default', 'const text =')};export default text.say;`;

interface Call {
  /** Null for one that isn't written out. */
  key: string | null;
  start: number;
  end: number;
  /** Where its values begin. */
  values: number | null;
}

interface Found {
  calls: Call[];
  /** The import itself, which nothing needs afterwards. */
  imports: { start: number; end: number }[];
  /** How often the function is named. */
  names: number;
}

interface Node {
  type: string;
  start: number;
  end: number;
  [field: string]: unknown;
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;

function findCalls(program: object): Found {
  const found: Found = { calls: [], imports: [], names: 0 };
  const visit = (node: Node): void => {
    const { type, start, end } = node;
    if (type === 'ImportDeclaration' && isNode(node['source']) && node['source']['value'] === SAY) {
      found.imports.push({ start, end });
      return;
    }
    if (type === 'Identifier' && node['name'] === 'say') found.names += 1;
    const [key, values] = Array.isArray(node['arguments']) ? (node['arguments'] as Node[]) : [];
    if (type === 'CallExpression' && isNode(node['callee']) && node['callee']['name'] === 'say' && key) {
      const written = key.type === 'Literal' && typeof key['value'] === 'string' ? key['value'] : null;
      found.calls.push({ key: written, start, end, values: values?.start ?? null });
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

/** @throws {Error} for a key that isn't written out, or has no text. */
function inline(code: string, { calls, imports, names }: Found, messages: Messages, id: string): string {
  if (names > calls.length) throw new Error(`${id}: say() can only be called`);
  const modules = new Map<string, string>();
  const put = ({ key, start, end, values }: Call): Edit => {
    const message = key === null ? undefined : messages[key];
    if (key === null || message === undefined) throw new Error(`${id}: no text for ${code.slice(start, end)}`);
    const plain = plainText(message);
    if (plain !== null) return { start, end, text: JSON.stringify(plain) };
    const name = modules.get(key) ?? `say_${modules.size}`;
    modules.set(key, name);
    return { start, end: values ?? end, text: `${name}(` };
  };
  const edits = [...calls.map(put), ...imports.map((range) => ({ ...range, text: '' }))];
  const imported = [...modules].map(([key, name]) => `import ${name} from '${TEXT}${key}';`).join('');
  return imported + applied(edits, code);
}

const applied = (edits: readonly Edit[], code: string): string =>
  edits
    .toSorted((a, b) => b.start - a.start)
    .reduce((text, edit) => text.slice(0, edit.start) + edit.text + text.slice(edit.end), code);
