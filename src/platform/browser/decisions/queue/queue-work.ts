/**
 * What the app knows about a queue before anyone opens it. Loaded with every area, so it contains no code of the page.
 */
import type { ReactNode } from 'react';
import type { WorkWaiting } from '#generated/types.gen.ts';
import type { QueueScope } from './queue-kind.ts';

export interface QueueWork {
  /** Its count in the caller's pending work. */
  count: keyof WorkWaiting;
  /** Below the address of the area. */
  path: string;
  /** "New application", "3 new applications". */
  arrived: (count: number) => string;
  /** The calls that send decisions. */
  calls: readonly string[];
}

export interface QueuePageProps extends QueueScope {
  title: string;
}

export type RenderQueuePage = (props: QueuePageProps) => ReactNode;

/** A queue with a page and a tab in the menu. */
export interface PagedQueueWork extends QueueWork {
  title: string;
  load: () => Promise<RenderQueuePage>;
}
