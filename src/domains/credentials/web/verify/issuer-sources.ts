/**
 * What issuers publish: fetched each time, and kept on this device for when there is no network. All of it is public.
 * https://www.w3.org/TR/vc-jose-cose/ and https://w3c-ccg.github.io/did-method-web/
 */
import { ISSUERS, KEPT_AT } from '#platform/browser/device/device-caches.ts';
import { addressOfDid, type CredentialSources } from '../../check-credential.ts';

/** Why something that an issuer publishes couldn't be had. */
export type SourceFailure =
  /** Nobody answered, or the answer may not be read by other websites' pages, which look the same here. */
  | 'unreachable'
  /** There is nothing at its address. */
  | 'missing';

export interface WatchedSources extends CredentialSources {
  /** What the check found out by the time that it's done. */
  notes: {
    document: SourceFailure | null;
    list: SourceFailure | null;
    /** When the list was received, in milliseconds since 1970; null without a list. */
    listAt: number | null;
    /** Whether anything came from this device, since there was no answer. */
    isKept: boolean;
  };
}

/** A list of a million that is half full has 180 kB. */
const MAX_BYTES = 4_000_000;
const PATIENCE_MS = 10_000;
/** One issuer has a document and rarely more than one list. */
const MAX_KEPT = 60;

export function watchSources(): WatchedSources {
  const notes: WatchedSources['notes'] = { document: null, list: null, listAt: null, isKept: false };
  const read = async (part: 'document' | 'list', address: string): Promise<Received> => {
    const received = await receive(address);
    if (typeof received === 'string') {
      notes[part] = received;
      throw new Error(`${received}: ${address}`);
    }
    notes.isKept ||= received.isKept;
    return received;
  };
  return {
    notes,
    // The list's issuer is asked for its keys too.
    readDocument: async (did) => JSON.parse((await read('document', documentOf(did))).text),
    readList: async (address) => {
      const { text, at } = await read('list', address);
      notes.listAt = at;
      return text;
    },
  };
}

/** Ours are where this page comes from, which may be without encryption while someone develops. */
const documentOf = (did: string): string => {
  const address = new URL(addressOfDid(did) ?? '');
  return address.host === location.host ? `${location.origin}${address.pathname}` : address.href;
};

interface Received {
  text: string;
  at: number;
  isKept: boolean;
}

async function receive(address: string): Promise<Received | SourceFailure> {
  try {
    const answer = await fetch(address, {
      // Its cache knows the issuer's rules, but what was ended a second ago must show.
      cache: 'no-cache',
      credentials: 'omit',
      // Nobody else than who was named is asked.
      redirect: 'error',
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    if (!answer.ok) return 'missing';
    const body = await answer.blob();
    if (body.size > MAX_BYTES) return 'missing';
    const text = await body.text();
    // A browser may keep nothing, such as in a private window.
    await keep(address, text).catch(() => undefined);
    return { text, at: Date.now(), isKept: false };
  } catch {
    return (await findKept(address).catch(() => null)) ?? 'unreachable';
  }
}

async function keep(address: string, text: string): Promise<void> {
  const cache = await caches.open(ISSUERS);
  await cache.delete(address);
  await cache.put(address, new Response(text, { headers: { [KEPT_AT]: String(Date.now()) } }));
  const kept = await cache.keys();
  await Promise.all(kept.slice(0, -MAX_KEPT).map((oldest) => cache.delete(oldest)));
}

async function findKept(address: string): Promise<Received | null> {
  if (!(await caches.has(ISSUERS))) return null;
  const kept = await (await caches.open(ISSUERS)).match(address);
  return kept ? { text: await kept.text(), at: Number(kept.headers.get(KEPT_AT)), isKept: true } : null;
}
