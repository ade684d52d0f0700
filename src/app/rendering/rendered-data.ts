/** The answers from which the server drew the page, so that the browser doesn't ask again to take it over. */
import type { QueryKey } from '@tanstack/react-query';
import { pack, unpack } from './packed.ts';

export interface RenderedData {
  /** Milliseconds since 1970. */
  renderedAt: number;
  answers: { queryKey: QueryKey; data: unknown }[];
}

/** As JSON, from which the browser reads it. */
export const writeRenderedData = (data: RenderedData): string =>
  // Through JSON first: it leaves out fields without a value, and writes dates as texts.
  JSON.stringify(pack(JSON.parse(JSON.stringify(data))));

/** From the document's data block; null if the server left the page to the browser. */
export function readRenderedData(): RenderedData | null {
  const block = findBlock();
  return block ? (unpack(JSON.parse(block.textContent)) as RenderedData) : null;
}

/** For a reader who sees more than a visitor. */
export const forgetRenderedData = (): void => findBlock()?.remove();

const findBlock = () => document.getElementById('rendered-data');
