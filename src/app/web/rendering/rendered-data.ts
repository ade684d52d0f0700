/** The answers from which the server drew the page, so that the browser can hydrate it without fetching them again. */
import type { QueryKey } from '@tanstack/react-query';

export interface RenderedData {
  /** Milliseconds since 1970. */
  renderedAt: number;
  answers: { queryKey: QueryKey; data: unknown }[];
}

/** Writes the JSON that `readRenderedData` reads in the browser. */
export const writeRenderedData = (data: RenderedData): string => JSON.stringify(data);

/** Reads the document's data block; null if the server left the page to the browser. */
export function readRenderedData(): RenderedData | null {
  const block = findBlock();
  return block ? JSON.parse(block.textContent) : null;
}

/** Removes the data block, for a reader who may see more than a visitor. */
export const forgetRenderedData = (): void => findBlock()?.remove();

const findBlock = () => document.getElementById('rendered-data');
