/** Events for the page's shell, which alone navigates and shows messages. */
export interface Navigate {
  type: 'navigate';
  /** A path of this page, with its query. */
  to: string;
}

export interface Message {
  type: 'message';
  tone: 'success' | 'error';
  text: string;
}
