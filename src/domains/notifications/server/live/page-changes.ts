/** Notifies the open pages of this process that something they may show has changed, gathering changes for a moment. */
import type { Stream } from './stream.ts';

export interface PageChanges {
  /** @param payload as `changes.repository.ts` writes it. */
  hear(payload: string): void;
  stop(): void;
}

/** A busy thread changes several times a second, and each change is sent to many streams. */
const GATHERED_MS = 300;

export function createPageChanges(allStreams: () => Stream[]): PageChanges {
  /** What changed, and for whom; null for everyone. */
  const untold = new Map<string, Set<string> | null>();
  let timer: NodeJS.Timeout | undefined;

  const tell = () => {
    timer = undefined;
    const changes = [...untold];
    untold.clear();
    for (const stream of allStreams()) {
      for (const [what, readers] of changes) {
        if (readers === null || readers.has(stream.userId)) stream.tellChanged(what);
      }
    }
  };

  return {
    hear: (payload) => {
      const [what = '', readers] = payload.split(' ');
      const known = untold.get(what);
      if (readers === undefined) untold.set(what, null);
      else if (known !== null) untold.set(what, new Set([...(known ?? []), ...readers.split(',')]));
      timer ??= setTimeout(tell, GATHERED_MS);
    },
    stop: () => clearTimeout(timer),
  };
}
