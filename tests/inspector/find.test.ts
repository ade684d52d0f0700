import { describe, expect, it } from 'vitest';
import contract from '#generated/openapi.json' with { type: 'json' };
import { FLOWS } from '#inspector/drawn-flows.ts';
import { find } from '#inspector/page/find.ts';
import { usualBeginning, walk } from '#inspector/simulate/walk.ts';

describe('a search for a status', () => {
  it('finds the calls that answer with it, and the branch that it decides', () => {
    const login = find('202').find(({ flow }) => flow.id === 'login');
    expect(login?.hits.map(({ kind, id, note }) => [kind, kind === 'state' ? id : note])).toEqual(
      expect.arrayContaining([
        ['state', 'login.submitting'],
        ['transition', expect.stringContaining('if the email address isn’t verified (202)')],
      ]),
    );
    expect(find('409').map(({ flow }) => flow.id)).toContain('impactForm');
    expect(find('299')).toEqual([]);
  });

  it('knows the statuses of the contract', () => {
    const [call] = FLOWS.find(({ id }) => id === 'login')?.calls['logIn'] ?? [];
    const declared = Object.keys(contract.paths['/login'].post.responses).filter((status) => /^\d+$/.test(status));
    expect(call?.statuses.map(String)).toEqual(declared);
  });
});

describe('a walk', () => {
  it('begins where most people do, such as at the form', () => {
    const login = FLOWS.find(({ id }) => id === 'login');
    if (!login) throw new Error('There is no flow login');
    const begun = walk(login.definition, login.chart, [usualBeginning(login.definition, login.chart)]);
    expect(begun.question).toBeNull();
    expect(begun.places.at(-1)?.active).toEqual(['login', 'login.editing']);
  });

  it.each(FLOWS)('of $id begins without a question', ({ definition, chart }) => {
    expect(walk(definition, chart, [usualBeginning(definition, chart)]).question).toBeNull();
  });
});
