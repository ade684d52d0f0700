import { describe, expect, it } from 'vitest';
import { findEarlyTexts, findServerTexts, isServerSource } from '#cli/texts/server-texts.ts';

const found = (code: string) => findServerTexts('some.ts', code).map(({ line, text }) => `${line}: ${text}`);

describe('texts in the server’s code', () => {
  it('are found in failures, of fields too', () => {
    expect(found("throw notFound('Impact not found.');")).toEqual(['1: Impact not found.']);
    expect(found("new Failure(409, 'full', 'It is full.')")).toEqual(['1: It is full.']);
    expect(found("invalid([\n  { field: 'title', message: 'Fill this in.' },\n])")).toEqual(['2: Fill this in.']);
    expect(found("record(tx, { subjectTitle: 'All accounts' });")).toEqual(['1: All accounts']);
    expect(found(['conflict(code, `This is $', '{state}.`)'].join(''))).toEqual(['1: This is ….']);
  });

  it('aren’t successes, what is logged, errors for developers or the protocol', () => {
    expect(found("return ok('Impact found.', data);\nok(isOn ? 'It is on.' : 'It is off.', null);")).toEqual([]);
    expect(found("request.log.warn({ err }, 'It is down');\nnew UnreadableError('No version found');")).toEqual([]);
    expect(found("new Failure(401, 'token_invalid', 'Token Invalid')")).toEqual([]);
  });

  it('are looked for where the server speaks, except where there’s a reason', () => {
    expect(isServerSource('src/domains/impacts/server/policy.ts')).toBe(true);
    expect(isServerSource('src/domains/impacts/model.ts')).toBe(true);
    expect(isServerSource('src/domains/impacts/web/detail/impact-page.tsx')).toBe(false);
    expect(isServerSource('src/platform/server/http/client-errors.ts')).toBe(false);
  });

  it('are said within functions, or every reader hears them in one language', () => {
    expect(findEarlyTexts('some.ts', "const A = 1;\nconst B = { b: say('b') };")).toEqual([2]);
    expect(findEarlyTexts('some.ts', "const A = () => say('a');\nconst B = { get b() { return say('b'); } };")).toEqual(
      [],
    );
  });
});
