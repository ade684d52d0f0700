/**
 * What the machines' names mean, for people who don't read code: the files in `names/` have them in each language, by
 * kind and by the name in the code, such as `events.impact.submitted`. A state's key is prefixed with the machine's id
 * if the word means something else in that machine, or has to agree with another noun. A test keeps the names complete.
 */
import { say } from '#languages/say.ts';
import ar from '../names/ar.json' with { type: 'json' };
import de from '../names/de.json' with { type: 'json' };
import en from '../names/en.json' with { type: 'json' };
import es from '../names/es.json' with { type: 'json' };
import fr from '../names/fr.json' with { type: 'json' };

export type NameKind =
  | 'states'
  | 'events'
  | 'actions'
  | 'calls'
  /** Guards, worded after "if". */
  | 'conditions'
  /** Guards, asked with yes or no as the answer. */
  | 'questions'
  /** Only those without a fixed length. */
  | 'delays'
  /** By the machine's id. */
  | 'flows'
  /** How to reach the screen of a flow, by the machine's id. */
  | 'ways'
  /** What a journey asks by its id, and what happens in it by its id and the chapter's number. */
  | 'journeys';

type Names = Readonly<Record<string, string>>;

export const ENGLISH_NAMES: Names = en;
const NAMES: Readonly<Record<string, Names>> = { ar, de, en, es, fr };

/** In English where the reader's language has no name yet. */
export function nameOf(kind: NameKind, id: string): string | undefined {
  const key = `${kind}.${id}`;
  return NAMES[say('language.code')]?.[key] ?? ENGLISH_NAMES[key];
}
