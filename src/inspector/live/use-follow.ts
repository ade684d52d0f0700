import { useState } from 'react';
import { findFlow } from '../drawn-flows.ts';
import { activeStates, type Chart } from '../graph/chart.ts';
import { useLivePages } from './live-pages.ts';
import { type LiveActor, type LiveEntry, type LivePage, runningFlows } from './live-state.ts';

export interface Follow {
  pages: readonly LivePage[];
  page: LivePage | undefined;
  choosePage: (id: string) => void;
  /** The machine of the shown flow; undefined while it isn't running on the page. */
  actor: LiveActor | undefined;
  /** The events of every flow on the page. */
  timeline: readonly LiveEntry[];
  /** The shown step: the latest, unless the viewer stepped back. */
  entry: LiveEntry | undefined;
  isBack: boolean;
  /** Null for the latest. */
  stepTo: (turn: number | null) => void;
  /** The states that are active at that moment. */
  active: readonly string[];
  refusal: string | null;
  /** The flow with the latest event, except flows that run on every page. */
  happensIn: string | null;
}

/** @param recorded a recording to show instead of running pages. */
export function useFollow(flow: { id: string; chart: Chart }, recorded: LivePage | null): Follow {
  const { pages: running, refusal } = useLivePages();
  const pages = recorded ? [recorded] : running;
  const [chosen, setChosen] = useState<string | null>(null);
  const [step, setStep] = useState<{ page: string; turn: number } | null>(null);
  const runsIt = (one: LivePage) => runningFlows(one).some(({ actor }) => actor.definition.id === flow.id);
  const find = (wanted: string | null | undefined) => pages.find(({ id }) => id === wanted);
  // Someone who stepped back stays with that page, whichever opens meanwhile.
  const page = find(step?.page) ?? find(chosen) ?? pages.find(runsIt) ?? pages[0];
  const turn = step !== null && step.page === page?.id ? step.turn : null;
  const timeline = page?.timeline ?? [];
  const flows = page ? runningFlows(page) : [];
  const actor = flows.find((one) => one.actor.definition.id === flow.id)?.actor;
  const seen = turn === null ? timeline : timeline.filter((one) => one.turn <= turn);
  // One that has ended is shown until another starts.
  const isShown = (one: LiveEntry) => actor === undefined || one.sessionId === actor.sessionId;
  const latest = seen.findLast((one) => one.flow === flow.id && (turn !== null || recorded !== null || isShown(one)));
  return {
    pages,
    page,
    choosePage: (id) => {
      setChosen(id);
      setStep(null);
    },
    actor,
    timeline,
    entry: turn === null ? timeline.at(-1) : seen.at(-1),
    isBack: turn !== null,
    stepTo: (to) => setStep(to === null || page === undefined ? null : { page: page.id, turn: to }),
    active: latest ? activeStates(flow.chart, latest.value) : [],
    refusal,
    happensIn:
      flows.map(({ last }) => findFlow(last.flow)).find((one) => one && one.runsOn !== 'every page')?.id ?? null,
  };
}
