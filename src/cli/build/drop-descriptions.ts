/** Drops what the states of the machines mean from the page's code: only the inspector and readers of the code need it. */
import type { Plugin } from 'vite';

/** Functions that are called with a machine, a state or a form that becomes a machine. */
const MAKES_STATES = new Set(['createMachine', 'createStateConfig', 'createDraftForm']);

export function dropDescriptions(): Plugin {
  return {
    name: 'drop-descriptions',
    apply: 'build',
    enforce: 'post',
    transform(code) {
      if (![...MAKES_STATES].some((name) => code.includes(`${name}(`))) return null;
      // No line moves, so the file's source map stays valid.
      return { code: remove(code, findDescriptions(this.parse(code))), map: null };
    },
  };
}

interface Node {
  type: string;
  start: number;
  end: number;
  [field: string]: unknown;
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;

function findDescriptions(program: object): Node[] {
  const found: Node[] = [];
  const visit = (node: Node): void => {
    const [state] = Array.isArray(node['arguments']) ? node['arguments'] : [];
    if (node.type === 'CallExpression' && MAKES_STATES.has(calledName(node['callee']))) found.push(...inState(state));
    for (const child of Object.values(node).flat()) if (isNode(child)) visit(child);
  };
  visit(program as Node);
  return found;
}

const calledName = (callee: unknown): string => {
  if (!isNode(callee)) return '';
  const named = callee.type === 'MemberExpression' ? callee['property'] : callee;
  return isNode(named) ? String(named['name']) : '';
};

/** The descriptions of a state and of the states written within it; those written elsewhere have calls of their own. */
function inState(state: unknown): Node[] {
  return propertiesOf(state).flatMap((property) => {
    const name = isNode(property['key']) ? property['key']['name'] : undefined;
    if (name === 'description') return [property];
    return name === 'states' ? propertiesOf(property['value']).flatMap((inner) => inState(inner['value'])) : [];
  });
}

const propertiesOf = (object: unknown): Node[] =>
  isNode(object) && Array.isArray(object['properties']) ? object['properties'].filter(isNode) : [];

/** Removes each property and its comma, but not its line breaks. */
const remove = (code: string, properties: readonly Node[]): string =>
  properties
    .toSorted((a, b) => b.start - a.start)
    .reduce((text, { start, end }) => {
      const breaks = text.slice(start, end).replaceAll(/[^\n]/g, '');
      return text.slice(0, start) + breaks + text.slice(end).replace(/^,/, '');
    }, code);
