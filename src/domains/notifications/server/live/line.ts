/** One open line to a page, as server-sent events. */
import type { Notification } from '../../../../../generated/types.gen.ts';

export interface Line {
  readonly userId: string;
  /** Up to which number its page has been told; null until that is known. */
  position: number | null;
  /** As its page was told last. */
  unread: number | null;
  readonly isOpen: boolean;
  tellUnread(count: number, newestId?: string): void;
  tellNotification(notification: Notification): void;
  /** Nothing to tell: keeps what stands between from closing the line. */
  keep(): void;
  end(): void;
}

export interface Outlet {
  write(text: string): void;
  end(): void;
  /** Bytes that its reader has not taken yet. */
  readonly backlog: number;
}

/** Soon after a server is started again, and not all at the same moment. */
const RETRY_MS = 2_000;
/** A reader that falls further behind resumes on a new line. */
const MOST_BACKLOG_BYTES = 256 * 1024;

export function createLine(userId: string, outlet: Outlet, onEnd: () => void): Line {
  let isOpen = true;
  const end = () => {
    if (!isOpen) return;
    isOpen = false;
    outlet.end();
    onEnd();
  };
  const write = (text: string) => {
    if (!isOpen) return;
    outlet.write(text);
    if (outlet.backlog > MOST_BACKLOG_BYTES) end();
  };
  write(`retry: ${RETRY_MS}\n\n`);
  return {
    userId,
    position: null,
    unread: null,
    get isOpen() {
      return isOpen;
    },
    tellUnread(count, newestId) {
      this.unread = count;
      write(`${newestId === undefined ? '' : `id: ${newestId}\n`}event: unread\ndata: ${count}\n\n`);
    },
    tellNotification: (notification) =>
      write(`id: ${notification.id}\nevent: notification\ndata: ${JSON.stringify(notification)}\n\n`),
    keep: () => write(': still here\n\n'),
    end,
  };
}
