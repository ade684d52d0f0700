/** Reads a store's answers: its refusals, and its lists of files. */
import type { ListedFile } from '../storage.ts';

/** An answer other than the ones that were expected. */
export class StoreRefusalError extends Error {
  override name = 'StoreRefusalError';
  readonly status: number;
  /** The store's own code, such as `AccessDenied`. */
  readonly code: string;

  constructor(status: number, code: string) {
    super(`The store answered ${status} ${code}`);
    this.status = status;
    this.code = code;
  }
}

/** Keeps only the code of a refusal: the rest may name the key's id and what was signed. */
export function parseRefusal(status: number, body: string): StoreRefusalError {
  return new StoreRefusalError(status, textOf(body, 'Code') ?? (status === 507 ? 'InsufficientStorage' : 'Unknown'));
}

export interface ListedPage {
  files: ListedFile[];
  /** Whether more follow. */
  isTruncated: boolean;
}

export function parseListPage(body: string): ListedPage {
  const files = [...body.matchAll(/<Contents>(.*?)<\/Contents>/gs)].map(([, file = '']) => ({
    key: textOf(file, 'Key') ?? '',
    bytes: Number(textOf(file, 'Size')),
  }));
  return { files, isTruncated: textOf(body, 'IsTruncated') === 'true' };
}

function textOf(xml: string, tag: string): string | null {
  const [, text] = new RegExp(`<${tag}>([^<]*)</${tag}>`).exec(xml) ?? [];
  return text === undefined ? null : text.replaceAll(/&(amp|lt|gt|quot|apos|#\d+|#x[0-9a-fA-F]+);/g, decodeEntity);
}

const NAMED = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
]);

function decodeEntity(_all: string, name: string): string {
  const digits = name.startsWith('#x') ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
  return NAMED.get(name) ?? String.fromCodePoint(digits);
}
