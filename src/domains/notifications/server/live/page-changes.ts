/** Notifies the open pages of this process that something they may show has changed, gathering changes for a moment. */
import type { Stream } from './event-stream.ts';

export interface PageChanges {
  /** @param payload as `changes.repository.ts` writes it. */
  hear(payload: string): void;
  stop(): void;
}

/** A busy thread changes several times a second, and each change is sent to many streams. */
const GATHERED_MS = 300;

export function createPageChanges(allStreams: () => Stream[]): PageChanges {
  /** What changed, and for whom; null for everyone. */
  const pending = new Map<string, Set<string> | null>();
  let timer: NodeJS.Timeout | undefined;

  const flush = () => {
    timer = undefined;
    const changes = [...pending];
    pending.clear();
    for (const stream of allStreams()) {
      for (const [what, readers] of changes) {
        if (readers === null || readers.has(stream.userId)) stream.sendChanged(what);
      }
    }
  };

  return {
    hear: (payload) => {
      const [what = '', readers] = payload.split(' ');
      const known = pending.get(what);
      if (readers === undefined) pending.set(what, null);
      else if (known !== null) pending.set(what, new Set([...(known ?? []), ...readers.split(',')]));
      timer ??= setTimeout(flush, GATHERED_MS);
    },
    stop: () => clearTimeout(timer),
  };
}
