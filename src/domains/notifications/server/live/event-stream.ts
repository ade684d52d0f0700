/** One stream of server-sent events. */
import type { Notification } from '#generated/types.gen.ts';
import type { Language } from '#languages/languages.ts';
import { languageNow } from '#languages/reader.ts';

export interface Stream {
  readonly userId: string;
  /** Of the page that it's open in. */
  readonly language: Language;
  /** The last sequence number delivered; null until it is known. */
  position: number | null;
  /** The unread count last sent. */
  unread: number | null;
  readonly isOpen: boolean;
  sendUnread(count: number, newestId?: string): void;
  sendNotification(notification: Notification): void;
  /** Names something that a page may show and that has changed. */
  sendChanged(what: string): void;
  /** Sends a comment so that proxies keep the connection open. */
  keepAlive(): void;
  end(): void;
}

export interface Outlet {
  write(text: string): void;
  end(): void;
  /** Bytes buffered but not yet sent. */
  readonly backlog: number;
}

/** Reconnect soon after a restart, but not all at once. */
const RETRY_MS = 2_000;
/** A reader that falls further behind is disconnected and resumes. */
const MAX_BACKLOG_BYTES = 256 * 1024;

export function createStream(userId: string, outlet: Outlet, onEnd: () => void): Stream {
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
    if (outlet.backlog > MAX_BACKLOG_BYTES) end();
  };
  write(`retry: ${RETRY_MS}\n\n`);
  return {
    userId,
    language: languageNow(),
    position: null,
    unread: null,
    get isOpen() {
      return isOpen;
    },
    sendUnread(count, newestId) {
      this.unread = count;
      write(`${newestId === undefined ? '' : `id: ${newestId}\n`}event: unread\ndata: ${count}\n\n`);
    },
    sendNotification: (notification) =>
      write(`id: ${notification.id}\nevent: notification\ndata: ${JSON.stringify(notification)}\n\n`),
    sendChanged: (what) => write(`event: changed\ndata: ${JSON.stringify(what)}\n\n`),
    keepAlive: () => write(': still here\n\n'),
    end,
  };
}
