export interface Mail {
  /** One plain address. */
  to: string;
  subject: string;
  text: string;
}
