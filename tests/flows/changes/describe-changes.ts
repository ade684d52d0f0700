/** Changes of machines, as Markdown for a change list and as one line each. For developers: in English, by code names. */
import type { ChartTransition } from '#inspector/graph/chart.ts';
import type { MachineChange } from '#inspector/versions/compare-charts.ts';

interface Described {
  change: MachineChange;
  /** In plain words. */
  name: string;
  screens: readonly string[];
  /** Titles of tests that take what differs. */
  tests: readonly string[];
}

const HEADS = { added: 'new', gone: 'gone', changed: 'changed' } as const;

export function asMarkdown(described: readonly Described[]): string {
  return described.map(sectionOf).join('\n');
}

function sectionOf({ change, name, screens, tests }: Described): string {
  const { machine, kind, states, transitions } = change;
  const lines = [
    ...states.added.map(({ id }) => `- Added the state \`${id}\`.`),
    ...states.gone.map(({ id }) => `- Removed the state \`${id}\`.`),
    ...states.changed.map(({ state, parts }) => `- Changed the ${parts.join(' and ')} of \`${state.id}\`.`),
    ...transitions.added.map((one) => `- Added ${wayOf(one)}.`),
    ...transitions.gone.map((one) => `- Removed ${wayOf(one)}.`),
    ...transitions.changed.map(
      ({ before, after, parts }) => `- Changed the ${parts.join(' and ')} of ${wayOf(before)}: now ${wayOf(after)}.`,
    ),
  ];
  const about = [
    ...(screens.length > 0 ? [`Screens: ${screens.map((screen) => `\`${screen}\``).join(', ')}.`] : []),
    ...(tests.length > 0 ? ['Tests:', ...tests.map((test) => `- ${test}`)] : []),
  ];
  return [`### ${name} (\`${machine}\`, ${HEADS[kind]})`, '', ...lines, ...about.flatMap(spaced), ''].join('\n');
}

/** A list needs an empty line before its heading only. */
const spaced = (line: string): string[] => (line.startsWith('- ') ? [line] : ['', line]);

function wayOf({ source, event, guard, target }: ChartTransition): string {
  const condition = guard === null ? '' : ` if \`${guard}\``;
  return `\`${event || 'always'}\` in \`${source}\`${condition} → ${target === null ? 'no other state' : `\`${target}\``}`;
}

/** "login: 1 state and 3 transitions". */
export function asLine({ machine, kind, states, transitions }: MachineChange): string {
  if (kind !== 'changed') return `${machine}: ${HEADS[kind]}`;
  const count = ({ added, gone, changed }: MachineChange['states'] | MachineChange['transitions']) =>
    added.length + gone.length + changed.length;
  return `${machine}: ${plural(count(states), 'state')} and ${plural(count(transitions), 'transition')}`;
}

const plural = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;
