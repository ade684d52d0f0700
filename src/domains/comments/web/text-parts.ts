/** Splits a comment's plain text into text, links and mentions. */
import type { PersonCard } from '#generated/types.gen.ts';
import { LINK_BEGINS } from '../model.ts';

export type TextPart =
  | { kind: 'text'; text: string }
  | { kind: 'link'; address: string }
  | { kind: 'mention'; person: PersonCard };

const PARTS = new RegExp(String.raw`@\{([0-9a-f-]{36})\}|${LINK_BEGINS}[^\s<>"]+`, 'gi');
/** Punctuation after an address belongs to the sentence. So does a bracket that was opened before the address. */
const AFTER_ADDRESS = /[.,;:!?'’”»]+$/;

/** A mention of someone unknown stays as it was written. */
export function textParts(content: string, mentions: readonly PersonCard[]): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  const addText = (until: number) => {
    if (until > end) parts.push({ kind: 'text', text: content.slice(end, until) });
  };
  for (const match of content.matchAll(PARTS)) {
    const [whole, id] = match;
    const person = id === undefined ? undefined : mentions.find((one) => one.id === id.toLowerCase());
    const address = id === undefined ? addressIn(whole) : null;
    if (!person && address === null) continue;
    addText(match.index);
    if (person) parts.push({ kind: 'mention', person });
    else if (address !== null) parts.push({ kind: 'link', address });
    end = match.index + (address ?? whole).length;
  }
  addText(content.length);
  return parts;
}

/** @returns null unless it's a whole address. */
function addressIn(written: string): string | null {
  let address = written.replace(AFTER_ADDRESS, '');
  while (address.endsWith(')') && count(address, ')') > count(address, '(')) {
    address = address.slice(0, -1).replace(AFTER_ADDRESS, '');
  }
  return URL.canParse(address) ? address : null;
}

const count = (text: string, sign: string) => text.split(sign).length - 1;
