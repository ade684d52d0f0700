/** Every call × every scope of a program’s token. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { zScope } from '#generated/schemas/Scope.gen.ts';
import type { Role, Scope } from '#generated/types.gen.ts';
import { type Operation, readOperations } from '#platform/server/http/contract.ts';
import { buildLoggedIn } from '../support/factories.ts';
import { makeToken, programOf } from '../support/programs.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

type Program = ReturnType<typeof programOf>;

const SCOPES = zScope.options as readonly Scope[];
const ROLES: Role[] = ['Admin', 'Partner', 'Member', 'Judge'];
const SOME_ID = '019a5f2e-7c00-7a31-9d5c-2f6b1c0a9e41';
const REFUSALS = ['token_missing', 'token_invalid', 'role_forbidden', 'program_refused', 'scope_missing'];
const operations = readOperations();
const table = operations.map((operation) => ({ name: operation.operationId, operation }));

let server: TestServer;
/** By role and scope; those of `without` have all scopes but one. */
const withOne = new Map<string, Program>();
const without = new Map<string, Program>();

beforeAll(async () => {
  server = await startTestServer();
  for (const role of ROLES) {
    // Each role makes more than one person may have.
    const build = async () => (await buildLoggedIn(server.origin, server.database.db, { role })).client;
    const [client, other] = [await build(), await build()];
    const allowed = SCOPES.filter((scope) => scope !== 'admin' || role === 'Admin');
    for (const scope of allowed) {
      // Each role makes about fifty, which is more than an hour allows.
      await server.database.run('delete from rate_windows');
      const others = allowed.filter((other) => other !== scope);
      withOne.set(`${role} ${scope}`, programOf(server.origin, (await makeToken(client, { scopes: [scope] })).secret));
      without.set(`${role} ${scope}`, programOf(server.origin, (await makeToken(other, { scopes: others })).secret));
    }
  }
});
afterAll(() => server.close());

const roleFor = ({ who }: Operation): Role => who.roles?.[0] ?? 'Member';
const callAs = (program: Program | undefined, { method, url }: Operation) => {
  if (!program) throw new Error('There is no such program');
  return program.call(method, url.replace(/:kind/, 'impact').replaceAll(/:\w+/g, SOME_ID));
};
const codeAs = async (program: Program | undefined, operation: Operation) =>
  (await callAs(program, operation)).body.code;

describe('the scopes', () => {
  it('are those that calls need', () => {
    const needed = new Set(operations.flatMap(({ scope }) => scope ?? []));
    expect([...needed].toSorted()).toEqual([...SCOPES].toSorted());
  });
});

describe('a call for people only', () => {
  it.each(table.filter(({ operation }) => operation.scope === null))(
    'refuses every program: $name',
    async ({ operation }) => {
      const role = roleFor(operation);
      for (const scope of ['impacts:write', 'users:write'] as const) {
        expect(await codeAs(without.get(`${role} ${scope}`), operation)).toBe('program_refused');
      }
    },
  );
});

describe('a call for programs', () => {
  it.each(table.filter(({ operation }) => operation.scope !== null))(
    'admits its scope alone: $name',
    async ({ operation }) => {
      const key = `${roleFor(operation)} ${operation.scope}`;
      expect(REFUSALS).not.toContain(await codeAs(withOne.get(key), operation));
      expect(await codeAs(without.get(key), operation)).toBe('scope_missing');
    },
  );
});
