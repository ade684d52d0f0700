import { say } from '#languages/say.ts';
import { countCovered, hasTests, isShownOnPage, testsOf } from '../coverage.ts';
import type { Chart, ChartTransition } from '../graph/chart.ts';
import { Section } from './section.tsx';

/** How much of a flow is covered by tests, and which tests cover it. */
export function FlowCoverage({ chart }: { chart: Chart }) {
  if (!hasTests(chart)) {
    return (
      <Section title={say('inspector.coverageDetails.testCoverage')}>
        <p>{say('inspector.coverageDetails.flowEmpty')}</p>
      </Section>
    );
  }
  const titles = new Set(chart.transitions.flatMap((transition) => testsOf(chart, transition)));
  return (
    <Section title={say('inspector.coverageDetails.testCoverage')}>
      <p>
        {isShownOnPage(chart)
          ? say('inspector.coverageDetails.onThePage', countCovered(chart))
          : say('inspector.coverageDetails.alone', countCovered(chart))}
      </p>
      <TestList titles={[...titles]} />
    </Section>
  );
}

export function TransitionCoverage({ chart, transition }: { chart: Chart; transition: ChartTransition }) {
  const titles = testsOf(chart, transition);
  return (
    <Section title={say('inspector.coverageDetails.testCoverage')}>
      {titles.length > 0 ? <TestList titles={titles} /> : <p>{say('inspector.coverageDetails.transitionEmpty')}</p>}
    </Section>
  );
}

/** Natural order: 9 before 10. */
const inOrder = new Intl.Collator('en', { numeric: true });

function TestList({ titles }: { titles: readonly string[] }) {
  return (
    <ul className="mt-2 grid gap-1 text-sm">
      {titles.toSorted(inOrder.compare).map((title) => (
        // Tests are named in English.
        <li key={title} lang="en" dir="ltr" className="border-s-4 border-line px-3">
          {title}
        </li>
      ))}
    </ul>
  );
}
