/** The answers from which the server drew the page, so that the browser can hydrate it without fetching them again. */
import type { QueryKey } from '@tanstack/react-query';
import { pack, unpack } from './packed.ts';

export interface RenderedData {
  /** Milliseconds since 1970. */
  renderedAt: number;
  answers: { queryKey: QueryKey; data: unknown }[];
}

/** Writes the JSON that `readRenderedData` reads in the browser. */
export const writeRenderedData = (data: RenderedData): string =>
  // Through JSON first, which drops undefined fields and turns dates into strings.
  JSON.stringify(pack(JSON.parse(JSON.stringify(data))));

/** Reads the document's data block; null if the server left the page to the browser. */
export function readRenderedData(): RenderedData | null {
  const block = findBlock();
  return block ? (unpack(JSON.parse(block.textContent)) as RenderedData) : null;
}

/** Removes the data block, for a reader who may see more than a visitor. */
export const forgetRenderedData = (): void => findBlock()?.remove();

const findBlock = () => document.getElementById('rendered-data');
