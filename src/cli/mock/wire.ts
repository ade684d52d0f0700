/** What the mock is asked and answers. */
import type { IncomingHttpHeaders } from 'node:http';

export interface Asked {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: IncomingHttpHeaders;
  bytes: Buffer;
}

export interface Answer {
  status: number;
  type: string | null;
  body: unknown;
  cookies?: readonly string[];
}
