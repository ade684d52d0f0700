import { useState } from 'react';
import { findFlow } from '../flows.ts';
import { activeStates, type Chart } from '../graph/chart.ts';
import { useLivePages } from './live-pages.ts';
import { type LiveActor, type LiveEntry, type LivePage, runningFlows } from './live-state.ts';

export interface Follow {
  pages: readonly LivePage[];
  page: LivePage | undefined;
  choosePage: (id: string) => void;
  /** The machine of the shown flow; undefined while it does not run on the page. */
  actor: LiveActor | undefined;
  /** The last state of the shown flow, also after it ended; undefined if it hasn't run on the page. */
  last: LiveEntry | undefined;
  /** Of every flow of the page. */
  timeline: readonly LiveEntry[];
  /** The shown step: the newest, unless the viewer stepped back. */
  entry: LiveEntry | undefined;
  isBack: boolean;
  /** Null for the newest. */
  stepTo: (turn: number | null) => void;
  /** The states that are active at that moment. */
  active: readonly string[];
  refusal: string | null;
  /** The flow of the product in which something happened last, of those that do not run on every page. */
  happensIn: string | null;
}

/** @param recorded what is looked at instead of the pages that run. */
export function useFollow(flow: { id: string; chart: Chart }, recorded: LivePage | null): Follow {
  const { pages: running, refusal } = useLivePages();
  const pages = recorded ? [recorded] : running;
  const [chosen, setChosen] = useState<string | null>(null);
  const [turn, setTurn] = useState<number | null>(null);
  const runsIt = (one: LivePage) => runningFlows(one).some(({ actor }) => actor.definition.id === flow.id);
  const page = pages.find(({ id }) => id === chosen) ?? pages.find(runsIt) ?? pages[0];
  const timeline = page?.timeline ?? [];
  const flows = page ? runningFlows(page) : [];
  const actor = flows.find((one) => one.actor.definition.id === flow.id)?.actor;
  const seen = turn === null ? timeline : timeline.filter((one) => one.turn <= turn);
  const latest = seen.findLast(
    (one) => one.flow === flow.id && (turn !== null || recorded !== null || one.sessionId === actor?.sessionId),
  );
  return {
    pages,
    page,
    choosePage: setChosen,
    actor,
    last: seen.findLast((one) => one.flow === flow.id),
    timeline,
    entry: turn === null ? timeline.at(-1) : seen.at(-1),
    isBack: turn !== null,
    stepTo: setTurn,
    active: latest ? activeStates(flow.chart, latest.value) : [],
    refusal,
    happensIn: flows.map(({ last }) => findFlow(last.flow)).find((one) => one?.runsOn === 'page')?.id ?? null,
  };
}
