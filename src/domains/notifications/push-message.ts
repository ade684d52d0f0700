/** What the server sends to a browser, encrypted, for its service worker to show. */
export interface PushMessage {
  title: string;
  body: string | null;
  /** Path of the page it opens. */
  link: string;
  language: string;
  tag: string;
  /** For the count on the icon. */
  unread: number;
}
