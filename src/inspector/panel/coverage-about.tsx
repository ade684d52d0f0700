import { countCovered, hasTests, isShownOnPage, testsOf } from '../coverage.ts';
import type { Chart, ChartTransition } from '../graph/chart.ts';
import { Section } from './section.tsx';

/** How much of a flow is covered by tests, and by which. */
export function FlowCoverage({ chart }: { chart: Chart }) {
  if (!hasTests(chart)) {
    return (
      <Section title="Test coverage">
        <p>No test covers this flow yet.</p>
      </Section>
    );
  }
  const titles = new Set(chart.transitions.flatMap((transition) => testsOf(chart, transition)));
  return (
    <Section title="Test coverage">
      <p>
        {countCovered(chart)} are covered by a test
        {isShownOnPage(chart)
          ? ' that takes them on the real page and checks what a person sees.'
          : ' of the state machine alone, with simulated time and responses: they depend on time, other tabs and the connection.'}
      </p>
      <TestList titles={[...titles]} />
    </Section>
  );
}

export function WayCoverage({ chart, transition }: { chart: Chart; transition: ChartTransition }) {
  const titles = testsOf(chart, transition);
  return (
    <Section title="Test coverage">
      {titles.length > 0 ? <TestList titles={titles} /> : <p>No test covers this transition.</p>}
    </Section>
  );
}

/** Natural order: the ninth before the tenth. */
const inOrder = new Intl.Collator('en', { numeric: true });

function TestList({ titles }: { titles: readonly string[] }) {
  return (
    <ul className="mt-2 grid gap-1 text-sm">
      {titles.toSorted(inOrder.compare).map((title) => (
        <li key={title} className="border-s-4 border-line px-3">
          {title}
        </li>
      ))}
    </ul>
  );
}
