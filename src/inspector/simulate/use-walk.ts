import { useMemo } from 'react';
import type { DrawnFlow } from '../drawn-flows.ts';
import { type Choice, choicesOf } from './choices.ts';
import { findWalk } from './find-walk.ts';
import { BEGINNING, usualBeginning, type WalkPlace, type WalkStep, walk } from './walk.ts';
import { readWalk, writeWalk } from './walk-link.ts';

export interface WalkState {
  places: readonly WalkPlace[];
  active: readonly string[];
  /** The guard in question. */
  question: string | null;
  choices: readonly Choice[];
  take: (event: string) => void;
  answer: (isSo: boolean) => void;
  /** Goes back to the state after `count` steps; 0 also forgets the answers of the initial step. */
  backTo: (count: number) => void;
  restart: () => void;
  /** Takes the shortest way to a state. @returns false if nothing leads there. */
  walkTo: (state: string) => boolean;
}

/** @param text the walk as it appears in the address. */
export function useWalk(flow: DrawnFlow, text: string | null, onWalk: (text: string | null) => void): WalkState {
  const { chart, definition } = flow;
  return useMemo(() => {
    const usual = usualBeginning(definition, chart);
    const steps = text === null ? [usual] : stepsOf(flow, text);
    const { places, question } = walk(definition, chart, steps);
    const active = places.at(-1)?.active ?? [];
    const go = (next: readonly WalkStep[]) => {
      const written = writeWalk(next);
      onWalk(written === writeWalk([usual]) ? null : written);
    };
    return {
      places,
      active,
      question,
      choices: question === null ? choicesOf(chart, active) : [],
      take: (event) => go([...steps, { event, answers: {} }]),
      answer: (isSo) => {
        const asked = steps[places.length] ?? BEGINNING;
        const answers = question === null ? asked.answers : { ...asked.answers, [question]: isSo };
        go([...steps.slice(0, places.length), { ...asked, answers }]);
      },
      backTo: (count) =>
        go(steps.slice(0, Math.max(count, 1)).map((step, at) => (count === 0 && at === 0 ? BEGINNING : step))),
      restart: () => onWalk(null),
      walkTo: (state) => {
        const way = findWalk(flow, state, steps.slice(0, places.length)) ?? findWalk(flow, state);
        if (way) go(way);
        return way !== null;
      },
    };
  }, [flow, chart, definition, text, onWalk]);
}

/** If the machine has changed since, the walk stops at the first step it can't take. */
function stepsOf({ chart, definition }: DrawnFlow, text: string | null): WalkStep[] {
  const steps: WalkStep[] = [];
  for (const step of readWalk(text)) {
    const { places, question } = walk(definition, chart, steps);
    const isKnown =
      steps.length === 0 || choicesOf(chart, places.at(-1)?.active ?? []).some(({ event }) => event === step.event);
    if (question !== null || !isKnown) break;
    steps.push(step);
  }
  return steps.length === 0 ? [BEGINNING] : steps;
}
