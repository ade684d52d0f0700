/** Reads the walks' annotations from the report of a browser run. */
import { readFileSync } from 'node:fs';
import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter';

/** The type of a walk's annotation, whose description names the machine and then its transitions. */
export const COVERAGE_NOTE = 'flow transitions';

interface Note {
  title: string;
  machine: string;
  transitions: string[];
}

/** Reads the annotations of walks that passed. @throws if there is no report. */
export function readNotes(path: string): Note[] {
  const { suites }: JSONReport = JSON.parse(readFileSync(path, 'utf8'));
  return suites.flatMap(notesOf);
}

function notesOf({ suites = [], specs }: JSONReportSuite): Note[] {
  const own = specs
    .filter(({ ok }) => ok)
    .flatMap(({ title, tests }) =>
      tests
        .flatMap(({ annotations }) => annotations)
        .filter(({ type }) => type === COVERAGE_NOTE)
        .map(({ description }): Note => {
          const [machine = '', ...transitions]: string[] = JSON.parse(description ?? '[]');
          return { title, machine, transitions };
        }),
    );
  return [...own, ...suites.flatMap(notesOf)];
}
