/** The answers from which the server drew the page, so that the browser doesn't ask again to take it over. */
import type { DehydratedState } from '@tanstack/react-query';

export interface RenderedData {
  /** Milliseconds since 1970. */
  renderedAt: number;
  queries: DehydratedState['queries'];
}

/** From the document's data block; null if the server left the page to the browser. */
export function readRenderedData(): RenderedData | null {
  const block = findBlock();
  return block ? JSON.parse(block.textContent) : null;
}

/** For a reader who sees more than a visitor. */
export const forgetRenderedData = (): void => findBlock()?.remove();

const findBlock = () => document.getElementById('rendered-data');
