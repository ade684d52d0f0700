/**
 * What the machines' states mean, in the reader's language. The machines have it in English; the other languages' files
 * in `descriptions/` have it by a state's id in its chart, such as `login.editing`, and a machine's by its own.
 */
import { say } from '#languages/say.ts';
import ar from '../descriptions/ar.json' with { type: 'json' };
import de from '../descriptions/de.json' with { type: 'json' };
import es from '../descriptions/es.json' with { type: 'json' };
import fr from '../descriptions/fr.json' with { type: 'json' };
import type { Chart } from '../graph/chart.ts';

type Descriptions = Readonly<Record<string, string>>;

export const DESCRIPTIONS: Readonly<Record<string, Descriptions>> = { ar, de, es, fr };

/** Keeps the English where a language has none yet. */
export function translateChart(chart: Chart, language: string = say('language.code')): Chart {
  const own = DESCRIPTIONS[language];
  if (own === undefined) return chart;
  const states = [...chart.states].map(
    ([id, state]) => [id, { ...state, description: own[id] ?? state.description }] as const,
  );
  return { ...chart, description: own[chart.id] ?? chart.description, states: new Map(states) };
}
