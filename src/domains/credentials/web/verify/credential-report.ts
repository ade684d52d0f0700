/** What a check found out, as a reader is told it: a verdict, and a line for each thing that was looked at. */
import {
  addressOfDid,
  type CheckedCredential,
  type Credential,
  type CredentialFault,
  idOf,
  readCredential,
} from '../../check-credential.ts';
import type { WatchedSources } from './issuer-sources.ts';

export type Verdict =
  | 'holds'
  /** It did when its issuer was last asked: there is no answer now. */
  | 'held'
  | 'refused'
  /** What it takes to check it can't be had. */
  | 'open';

/** In the order in which they're looked at. */
export type Part = 'issuer' | 'signature' | 'dates' | 'status';
export type PartState = 'holds' | 'fails' | 'unchecked';

export interface CredentialReport {
  verdict: Verdict;
  /** Null if everything holds. */
  fault: CredentialFault | null;
  parts: Readonly<Record<Part, PartState>>;
  credential: Credential | null;
  /** When its issuer's list was received, in milliseconds since 1970; null without a list. */
  listAt: number | null;
  /** Why its issuer's keys or list couldn't be had; null if they could. */
  failure: 'unreachable' | 'missing' | null;
}

/** Nothing after what fails is looked at. */
const FAILS_AT: Readonly<Record<CredentialFault, Part>> = {
  unreadable: 'issuer',
  issuer: 'issuer',
  algorithm: 'signature',
  key: 'signature',
  signature: 'signature',
  claims: 'signature',
  not_yet_valid: 'dates',
  expired: 'dates',
  revoked: 'status',
  status: 'status',
};
const PARTS: readonly Part[] = ['issuer', 'signature', 'dates', 'status'];

export function reportOf(
  { faults, credential }: CheckedCredential,
  { document, list, listAt, isKept }: WatchedSources['notes'],
): CredentialReport {
  const fault = faults[0] ?? null;
  // A list's own keys are read from the same document.
  const failure = fault === 'key' ? document : fault === 'status' ? (list ?? document) : null;
  // What this device keeps may be older than the key that signed, or than a list may be.
  const isUnknown = failure !== null || (isKept && (fault === 'key' || fault === 'status'));
  const verdict = fault === null ? (isKept ? 'held' : 'holds') : isUnknown ? 'open' : 'refused';
  return { verdict, fault, parts: partsOf(fault, isUnknown), credential, listAt, failure };
}

function partsOf(fault: CredentialFault | null, isUnknown: boolean): Record<Part, PartState> {
  const failing = fault === null ? PARTS.length : PARTS.indexOf(FAILS_AT[fault]);
  const stateAt = (place: number): PartState => {
    if (place === failing) return isUnknown ? 'unchecked' : 'fails';
    return place < failing ? 'holds' : 'unchecked';
  };
  const [issuer, signature, dates, status] = [stateAt(0), stateAt(1), stateAt(2), stateAt(3)];
  // Without a signature that holds, nobody knows who issued it.
  return { issuer: issuer === 'holds' && signature !== 'holds' ? 'unchecked' : issuer, signature, dates, status };
}

/** The issuer's host, as people know it; its DID if it isn't a `did:web`. */
export function hostOf({ issuer }: Credential): string {
  const address = addressOfDid(idOf(issuer));
  return address === null ? idOf(issuer) : new URL(address).host;
}

/** What it takes to check it: the hosts besides our own that have to be asked. */
export function hostsAsked(token: string, ownHost: string): string[] {
  const credential = readCredential(token);
  const did = credential && addressOfDid(idOf(credential.issuer));
  if (!credential || did === null) return [];
  const list = credential.credentialStatus?.statusListCredential;
  const hosts = [did, list].flatMap((address) => (address === undefined ? [] : new URL(address).host));
  return [...new Set(hosts)].filter((host) => host !== ownHost);
}
