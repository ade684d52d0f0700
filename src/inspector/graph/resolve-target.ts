import type { ChartState } from './chart.ts';

/**
 * The id of a transition's target, given as `#id`, as `.child` of its source, or as the key of a sibling.
 *
 * @throws for an unknown state, as the machine itself would.
 */
export function resolveTarget(states: ReadonlyMap<string, ChartState>, source: string, target: string): string {
  const parent = states.get(source)?.parent ?? source;
  const [from, keys] = target.startsWith('#')
    ? rootOf(target)
    : target.startsWith('.')
      ? [source, target.slice(1).split('.')]
      : [parent, target.split('.')];
  let id = from;
  for (const key of keys) {
    const next = states.get(id)?.children.find((child) => states.get(child)?.key === key);
    if (next === undefined) throw new Error(`${source} leads to ${target}, which is not there`);
    id = next;
  }
  return id;

  /** The longest prefix that is a state's id; ids may contain dots. */
  function rootOf(absolute: string): [string, string[]] {
    const keys = absolute.slice(1).split('.');
    for (let length = keys.length; length > 0; length -= 1) {
      const id = keys.slice(0, length).join('.');
      if (states.has(id)) return [id, keys.slice(length)];
    }
    throw new Error(`${source} leads to ${absolute}, which is not there`);
  }
}
