/** Finds the file and line of `contract/` that a place in the bundle comes from. */
import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { type Document, isMap, isScalar, isSeq, LineCounter, type Node, parseDocument } from 'yaml';

const ROOT = join(import.meta.dirname, '../../..');
const CONTRACT = join(ROOT, 'contract');
const ENTRY = join(CONTRACT, 'openapi.yaml');

interface Source {
  file: string;
  document: Document;
  lines: LineCounter;
}

export interface SourceLines {
  /** @param pointer a JSON pointer into the bundle. @returns such as `contract/schemas/envelope/PageMeta.yaml:12`. */
  placeOf(pointer: string): string;
}

export function readSourceLines(): SourceLines {
  const sources = new Map<string, Source>();
  const places = new Map<string, string>();
  const components = new Map<string, string>();
  for (const entry of readdirSync(CONTRACT, { recursive: true, encoding: 'utf8' })) {
    const [group = ''] = entry.split(/[\\/]/);
    components.set(`${group}/${basename(entry, '.yaml')}`, join(CONTRACT, entry));
  }

  function open(file: string): Source {
    const known = sources.get(file);
    if (known) return known;
    const lines = new LineCounter();
    const source = { file, lines, document: parseDocument(readFileSync(file, 'utf8'), { lineCounter: lines }) };
    sources.set(file, source);
    return source;
  }

  function find(pointer: string): string {
    const parts = pointer
      .split('/')
      .slice(1)
      .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));
    const [root, group = '', name = ''] = parts;
    const component = root === 'components' ? components.get(`${group}/${name}`) : undefined;
    return component ? walk(open(component), parts.slice(3)) : walk(open(ENTRY), parts);
  }

  /** Follows references into other files; ends at the last part that is written there, and at a reference if it is last. */
  function walk(source: Source, parts: readonly string[]): string {
    let here = source;
    let node: unknown = here.document.contents;
    let offset = 0;
    for (const part of parts) {
      const [target, whole] = follow(here, node);
      const [next, place] = step(whole, part);
      if (next === undefined) break;
      here = target;
      node = next;
      offset = place;
    }
    return `${relative(ROOT, here.file)}:${here.lines.linePos(offset).line || 1}`;
  }

  function follow(source: Source, node: unknown): [Source, unknown] {
    if (!isMap(node)) return [source, node];
    const reference = node.get('$ref');
    if (typeof reference !== 'string' || reference.startsWith('#')) return [source, node];
    const target = open(join(dirname(source.file), reference));
    return follow(target, target.document.contents);
  }

  return {
    placeOf: (pointer) => {
      const place = places.get(pointer) ?? find(pointer);
      places.set(pointer, place);
      return place;
    },
  };
}

/** @returns the value under a name or index, and where its name is in the file. */
function step(node: unknown, part: string): [Node | undefined, number] {
  if (isMap(node)) {
    const pair = node.items.find(({ key }) => isScalar(key) && String(key.value) === part);
    const key = isScalar(pair?.key) ? pair.key : null;
    return [pair?.value as Node | undefined, key?.range?.[0] ?? 0];
  }
  if (isSeq(node)) {
    const item = node.items[Number(part)] as Node | undefined;
    return [item, item?.range?.[0] ?? 0];
  }
  return [undefined, 0];
}
