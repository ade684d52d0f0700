/**
 * Reads the inspector's texts about the machines: what their names mean, and what their states mean, which is in English in
 * the machines.
 */
import { existsSync, readFileSync } from 'node:fs';
import { flowRecords } from '#generated/flows.gen.ts';
import { SOURCE_LANGUAGE } from '#languages/languages.ts';
import type { Messages } from './messages.ts';

const INSPECTOR = './src/inspector';

export const readDescriptions = (language: string): Messages =>
  language === SOURCE_LANGUAGE
    ? Object.fromEntries(flowRecords.flatMap(describeFlow))
    : readFile(`${INSPECTOR}/descriptions/${language}.json`);

export const readNames = (language: string): Messages => readFile(`${INSPECTOR}/names/${language}.json`);

/** @returns no texts for a language without a file. @throws {SyntaxError} for a file that isn't JSON. */
const readFile = (path: string): Messages => (existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {});

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
