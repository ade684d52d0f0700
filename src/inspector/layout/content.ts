/** The labels of boxes and lines, and their size. Shared by the layout and the drawing. */
import { say } from '#languages/say.ts';
import type { Chart, ChartState, ChartTransition } from '../graph/chart.ts';
import { type ChartLine, reactionsOf } from './lines.ts';

const WIDTHS: readonly [RegExp, number][] = [
  [/[ijlI.,:;'’|!()[\]]/, 0.3],
  [/[frt\-/ ]/, 0.38],
  [/[mwMW@%]/, 0.86],
  [/[A-HJ-LN-VX-ZÀ-ÖØ-Þ{}]/, 0.68],
];
const USUAL_WIDTH = 0.56;
/** Semibold runs wider. */
const BOLD = 1.05;

/** Estimates the width of a text without a browser, slightly too wide so that it never overflows. */
export function textWidth(text: string, size: number, isBold = false): number {
  let units = 0;
  for (const letter of text) units += WIDTHS.find(([pattern]) => pattern.test(letter))?.[1] ?? USUAL_WIDTH;
  return units * size * (isBold ? BOLD : 1);
}

/** Wraps at spaces; a word that is too long gets a line of its own. */
function wrap(text: string, size: number, most: number, isBold = false): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && textWidth(longer, size, isBold) <= most) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** Calls of the contract that invoked actors make, by the name of the actor. */
export type CallsByActor = Readonly<Record<string, readonly ContractCall[]>>;

export interface ContractCall {
  operationId: string;
  method: string;
  path: string;
  summary: string;
  /** The statuses it may answer with, lowest first. */
  statuses: number[];
}

export type TextLook = 'name' | 'text' | 'call' | 'reaction' | 'trigger' | 'condition';

export interface TextLine {
  text: string;
  look: TextLook;
  /** The indent of a transition's text, leaving room for its coverage mark. */
  x: number;
  /** The baseline, from the top of the box. */
  y: number;
  /** The transition it describes. */
  transition: string | null;
}

export interface Content {
  lines: TextLine[];
  width: number;
  height: number;
}

const LOOKS: Record<TextLook, { size: number; height: number; isBold: boolean; gap: number }> = {
  name: { size: 16, height: 21, isBold: true, gap: 0 },
  text: { size: 13, height: 17, isBold: false, gap: 2 },
  call: { size: 12.5, height: 19, isBold: true, gap: 5 },
  reaction: { size: 12.5, height: 17, isBold: false, gap: 5 },
  trigger: { size: 13, height: 17, isBold: true, gap: 3 },
  condition: { size: 12.5, height: 16, isBold: false, gap: 0 },
};

export const fontSize = (look: TextLook): number => LOOKS[look].size;

const BOX_PADDING = 14;
const BOX_WIDTH = 236;
const GROUP_WIDTH = 460;
const LABEL_WIDTH = 190;
const LABEL_PADDING = 5;
/** Space for the coverage mark before a transition's text. */
const MARK_ROOM = 15;
/** Long addresses are truncated here; the panel shows them in full. */
const MAX_CALL_LENGTH = 34;

type Paragraph = [text: string, look: TextLook, transition?: string];

export function boxContent(chart: Chart, state: ChartState, calls: CallsByActor): Content {
  const isGroup = state.children.length > 0;
  const asks = state.invokes.flatMap(({ actor }) => (calls[actor] ?? []).map(callText));
  const paragraphs: Paragraph[] = [
    [state.name, 'name'],
    [state.description, 'text'],
    ...asks.map((text): Paragraph => [text, 'call']),
    ...reactionsOf(chart, state.id).map((one): Paragraph => [`↻ ${reactionText(one)}`, 'reaction', one.id]),
  ];
  return flow(paragraphs, isGroup ? GROUP_WIDTH : BOX_WIDTH, BOX_PADDING);
}

function callText({ method, path }: ContractCall): string {
  const text = `${method} ${path}`;
  return text.length > MAX_CALL_LENGTH ? `${text.slice(0, MAX_CALL_LENGTH - 1)}…` : text;
}

/** The label of a line; empty for the line to an initial state. */
export function labelContent({ transitions }: ChartLine): Content {
  const paragraphs = transitions.flatMap(({ id, name, condition }): Paragraph[] => [
    [name, 'trigger', id],
    ...(condition === null ? [] : [[condition, 'condition', id] satisfies Paragraph]),
  ]);
  return flow(paragraphs, LABEL_WIDTH, LABEL_PADDING);
}

/** At least as wide as the English text. */
export const anyMarkWidth = (): number =>
  Math.max(108, Math.ceil(textWidth(say('inspector.marks.global'), LOOKS.trigger.size, true)) + 2 * BOX_PADDING);

const reactionText = ({ name, condition }: ChartTransition): string =>
  condition === null ? name : say('inspector.content.withCondition', { name, condition });

function flow(paragraphs: readonly Paragraph[], most: number, padding: number): Content {
  const lines: TextLine[] = [];
  let y = padding;
  let width = 0;
  for (const [text, look, transition] of paragraphs) {
    const { size, height, isBold, gap } = LOOKS[look];
    const x = transition === undefined ? 0 : MARK_ROOM;
    wrap(text, size, most - 2 * padding - x, isBold).forEach((part, index) => {
      y += (index === 0 && lines.length > 0 ? gap : 0) + height;
      lines.push({ text: part, look, x, y: Math.round(y - height * 0.28), transition: transition ?? null });
      width = Math.max(width, x + textWidth(part, size, isBold));
    });
  }
  if (lines.length === 0) return { lines, width: 0, height: 0 };
  return { lines, width: Math.ceil(width + 2 * padding), height: Math.ceil(y + padding) };
}
