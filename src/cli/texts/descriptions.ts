/** Reads what the states of the machines mean: in English from the machines, in other languages from the inspector’s files. */
import { existsSync, readFileSync } from 'node:fs';
import { flowRecords } from '#generated/flows.gen.ts';
import { SOURCE_LANGUAGE } from '#languages/languages.ts';
import type { Messages } from './messages.ts';

const DESCRIPTIONS = './src/inspector/descriptions';

/** @returns no descriptions for a language without a file. @throws {SyntaxError} for a file that isn't JSON. */
export function readDescriptions(language: string): Messages {
  if (language === SOURCE_LANGUAGE) return Object.fromEntries(flowRecords.flatMap(describeFlow));
  const path = `${DESCRIPTIONS}/${language}.json`;
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {};
}

const describeFlow = (record: unknown): [string, string][] =>
  isRecord(record) && typeof record['id'] === 'string' ? describeState(record['id'], record['definition']) : [];

function describeState(id: string, state: unknown): [string, string][] {
  if (!isRecord(state)) return [];
  const { description, states } = state;
  const own: [string, string][] = typeof description === 'string' ? [[id, description]] : [];
  const inner = isRecord(states) ? Object.entries(states) : [];
  return [...own, ...inner.flatMap(([key, child]) => describeState(`${id}.${key}`, child))];
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
