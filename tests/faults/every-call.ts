/** Makes every call of the contract once, as a caller with the required role. */
import { type Operation, readOperations } from '#platform/server/http/contract.ts';
import type { Client } from '../support/client.ts';
import { PASSWORD, PROFILE } from './person.ts';

const AN_ID = '019a5f2e-7c00-7a31-9d5c-2f6b1c0a9e41';
const EMAIL = 'someone@people.example';
const REGISTRATION = { email: EMAIL, password: PASSWORD, ...PROFILE };

/** Visitors' calls aren't rejected for lack of a token, so their input must be valid to reach the database. */
const BODIES: Record<string, unknown> = {
  logIn: { email: EMAIL, password: PASSWORD },
  logInWithPasskey: {
    id: 'AAAA',
    clientDataJSON: Buffer.from(JSON.stringify({ challenge: 'AAAA' })).toString('base64url'),
    authenticatorData: 'AAAA',
    signature: 'AAAA',
  },
  registerUser: REGISTRATION,
  registerInvitedUser: REGISTRATION,
  forgotPassword: { email: EMAIL },
  judgePassword: { password: PASSWORD },
  resetPassword: { email: EMAIL, password: PASSWORD, confirmpassword: PASSWORD },
};
const QUERIES: Record<string, string> = {
  findNearestPlace: '?latitude=12.6&longitude=-16.3',
  registerInvitedUser: `?inviteid=${'a'.repeat(43)}`,
  listCouncilMembers: `?councilId=${AN_ID}`,
  signInWithGoogle: '?code=a-code&state=a-state',
};
/** A call whose response is endless until the caller disconnects. */
const ENDLESS_CALL = 'streamNotifications';

export async function makeEveryCall(client: Client): Promise<{ operationId: string; status: number }[]> {
  const answers: { operationId: string; status: number }[] = [];
  for (const operation of readOperations().filter(({ operationId }) => operationId !== ENDLESS_CALL)) {
    const { operationId, method } = operation;
    const body = operation.body ? (BODIES[operationId] ?? {}) : undefined;
    const { status } = await client.call(method, pathOf(operation), { body });
    answers.push({ operationId, status });
  }
  return answers;
}

function pathOf({ operationId, url, params }: Operation): string {
  const schemas = (params?.['properties'] ?? {}) as Record<string, { enum?: string[]; format?: string }>;
  const path = url.replaceAll(/:(\w+)/g, (_all, name: string) => {
    const { enum: names, format } = schemas[name] ?? {};
    return names?.[0] ?? (format === 'uuid' ? AN_ID : 'a'.repeat(43));
  });
  return `${path}${QUERIES[operationId] ?? ''}`;
}
