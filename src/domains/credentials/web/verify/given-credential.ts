/** Finds the credential in whatever someone chose, pasted or scanned. */
import * as z from 'zod/mini';
import { isPng, readBakedPng, readBakedSvg } from './baked-token.ts';

export type Given =
  | { kind: 'token'; token: string }
  /** One of this community that is shared, by its address. */
  | { kind: 'shared'; id: string }
  /** The address of a page somewhere else. */
  | { kind: 'elsewhere'; address: string }
  /** Signed in a way that isn't checked here. */
  | { kind: 'otherProof' }
  | { kind: 'tooLarge' }
  | { kind: 'nothing' };

/** A picture with a year's record baked in has some hundred kB. */
const MAX_BYTES = 5_000_000;
const TOKEN = /^[\w-]+\.[\w-]+\.[\w-]*$/;
const DATA_ADDRESS = /^data:application\/vc(?:-ld)?\+jwt,/;
const ID = /^\/credentials\/([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\/?$/i;

const enveloped = z.looseObject({ id: z.string() });

/** @param origin of this community's pages. */
export async function readGivenFile(file: Blob, origin: string): Promise<Given> {
  if (file.size > MAX_BYTES) return { kind: 'tooLarge' };
  const bytes = new Uint8Array(await file.arrayBuffer());
  const text = isPng(bytes) ? await readBakedPng(bytes) : new TextDecoder().decode(bytes);
  return text === null ? { kind: 'nothing' } : readGivenText(text, origin);
}

/** @param origin of this community's pages. */
export function readGivenText(given: string, origin: string): Given {
  const text = given.trim();
  const token = text.replace(DATA_ADDRESS, '');
  if (TOKEN.test(token)) return { kind: 'token', token };
  if (text.startsWith('<')) {
    const baked = readBakedSvg(text);
    return baked === null ? { kind: 'nothing' } : readGivenText(baked, origin);
  }
  const json = readJson(text);
  if (typeof json === 'string') return readGivenText(json, origin);
  const envelope = enveloped.safeParse(json);
  if (envelope.success && DATA_ADDRESS.test(envelope.data.id)) return readGivenText(envelope.data.id, origin);
  if (isObject(json) && 'proof' in json) return { kind: 'otherProof' };
  const address = URL.parse(text);
  return address?.protocol.startsWith('http') ? readAddress(address, origin) : { kind: 'nothing' };
}

function readAddress(address: URL, origin: string): Given {
  if (address.origin !== origin) return { kind: 'elsewhere', address: address.href };
  const id = idIn(address.pathname) ?? idIn(`/credentials/${address.searchParams.get('credential')}`);
  return id === null ? { kind: 'nothing' } : { kind: 'shared', id };
}

const idIn = (path: string): string | null => ID.exec(path)?.[1] ?? null;

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
