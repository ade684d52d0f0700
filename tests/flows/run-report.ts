/** Reads the walks' annotations from the report of a browser run. */
import { readFileSync } from 'node:fs';
import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter';

/** The annotation of a walk: the machine, then its transitions. */
export const COVERAGE_NOTE = 'flow transitions';

interface Note {
  title: string;
  machine: string;
  transitions: string[];
}

/** Of walks that passed. @throws without a report. */
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
