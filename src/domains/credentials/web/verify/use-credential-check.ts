import { useMutation } from '@tanstack/react-query';
import { downloadCredential } from '#generated/credentials/downloadCredential.gen.ts';
import { checkCredential } from '../../check-credential.ts';
import { type CredentialReport, hostsAsked, reportOf } from './credential-report.ts';
import { type Given, readGivenFile, readGivenText } from './given-credential.ts';
import { watchSources } from './issuer-sources.ts';

/** What someone has given to be checked. */
export type Asked =
  | { file: Blob }
  | { text: string }
  /** One of this community that is shared. */
  | { id: string }
  /** One of another issuer, which may be asked now. */
  | { token: string };

export type Outcome =
  | { is: 'checked'; report: CredentialReport }
  /** Hosts that we don't know have to be asked first. */
  | { is: 'asking'; token: string; hosts: readonly string[] }
  /** There is nothing to check. */
  | { is: 'unread'; given: Exclude<Given, { kind: 'token' | 'shared' }> };

/** Checks on this device. Only the last that was given counts. */
export const useCredentialCheck = () => useMutation({ mutationFn: check });

async function check(asked: Asked): Promise<Outcome> {
  if ('token' in asked) return report(asked.token);
  const given = await read(asked);
  if (given.kind === 'token') return reportUnlessAsking(given.token);
  if (given.kind === 'shared') return reportUnlessAsking(await downloadToken(given.id));
  return { is: 'unread', given };
}

async function read(asked: Exclude<Asked, { token: string }>): Promise<Given> {
  if ('file' in asked) return readGivenFile(asked.file, location.origin);
  return 'text' in asked ? readGivenText(asked.text, location.origin) : { kind: 'shared', id: asked.id };
}

async function downloadToken(id: string): Promise<string> {
  const { data } = await downloadCredential({ path: { id }, query: { format: 'jwt' } });
  return (data as Blob).text();
}

async function reportUnlessAsking(token: string): Promise<Outcome> {
  const hosts = hostsAsked(token, location.host);
  return hosts.length > 0 ? { is: 'asking', token, hosts } : report(token);
}

async function report(token: string): Promise<Outcome> {
  const sources = watchSources();
  const checked = await checkCredential(token, sources, new Date());
  return { is: 'checked', report: reportOf(checked, sources.notes) };
}
