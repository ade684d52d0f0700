/**
 * What the worker uses of its global scope. TypeScript's own types for workers can't be loaded beside those for pages.
 */

export interface ExtendableEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

export interface FetchEvent extends ExtendableEvent {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}

export interface MessageEvent extends ExtendableEvent {
  readonly data: unknown;
}

export interface PushEvent extends ExtendableEvent {
  readonly data: { json(): unknown } | null;
}

export interface ShownNotification {
  /** The path that it opens. */
  readonly data: string;
  close(): void;
}

export interface NotificationEvent extends ExtendableEvent {
  readonly notification: ShownNotification;
}

interface Window {
  focus(): Promise<unknown>;
  navigate(path: string): Promise<unknown>;
}

interface WorkerEvents {
  activate: ExtendableEvent;
  fetch: FetchEvent;
  message: MessageEvent;
  notificationclick: NotificationEvent;
  push: PushEvent;
}

interface WorkerScope {
  addEventListener<Type extends keyof WorkerEvents>(type: Type, listener: (event: WorkerEvents[Type]) => void): void;
  skipWaiting(): Promise<void>;
  readonly clients: {
    claim(): Promise<void>;
    matchAll(options: { type: 'window'; includeUncontrolled: boolean }): Promise<readonly Window[]>;
    openWindow(path: string): Promise<void>;
  };
  readonly registration: { showNotification(title: string, options: NotificationOptions): Promise<void> };
}

export const scope = self as unknown as WorkerScope;
