import { describe, expect, it } from 'vitest';
import { findLiteralMarks, findLiteralTexts } from '#cli/texts/literal-texts.ts';

const found = (code: string) => findLiteralTexts('some.tsx', code).map(({ line, text }) => `${line}: ${text}`);

describe('texts in the code', () => {
  it('are found between tags and in attributes that people read', () => {
    expect(found('const a = (\n  <p title="Delete">\n    See all\n    goals\n  </p>\n);')).toEqual([
      '2: Delete',
      '3: See all goals',
    ]);
    expect(found('<img alt="A river" />')).toEqual(['1: A river']);
    expect(found('<Field label="Name" />')).toEqual(['1: Name']);
  });

  it('are found as sentences in variables, calls and templates', () => {
    expect(found("usePageTitle('Goal not found')")).toEqual(['1: Goal not found']);
    expect(found(['const all = `All $', '{count} goals`'].join(''))).toEqual(['1: All … goals']);
  });

  it('are found between tags as one of several, however short', () => {
    expect(found("<p>{isHidden && '. It was hidden as well'}</p>")).toEqual(['1: . It was hidden as well']);
    expect(found("<p>{impact ? 'by ' : ''}</p>")).toEqual(['1: by']);
    expect(found("<p className={isHidden ? 'by' : ''}>{kind === 'by' && name}</p>")).toEqual([]);
  });

  it('are found as what a component is given, or an object says', () => {
    expect(found('<Fact name="Where" /><Button pendingLabel="Saving" />'.replace('/><', '/>; <'))).toEqual([
      '1: Where',
      '1: Saving',
    ]);
    expect(found("const marks = [{ id: 'all', name: 'All', suffix: 'points' }];")).toEqual(['1: All', '1: points']);
    expect(found("const field = { name: 'email', label: say('auth.email'), key: 'Enter' };")).toEqual([]);
  });

  it('are found as the rest of a sentence, and as words around a value', () => {
    expect(found("const names = { submitted: 'submitted it for review' };")).toEqual(['1: submitted it for review']);
    expect(found(['const all = `$', '{count} places left`'].join(''))).toEqual(['1: … places left']);
    expect(found(['const key = `comment $', '{id}`; const name = `$', '{id}-title`'].join(''))).toEqual([]);
  });

  it('aren’t descriptions of a machine’s states, which the inspector translates', () => {
    expect(
      found("door.createMachine({ description: 'A door.', states: { open: { description: 'It’s open.' } } });"),
    ).toEqual([]);
    expect(found("createDraftForm({ description: 'Writing a note.', unsent: 'We couldn’t send it.' });")).toEqual([
      '1: We couldn’t send it.',
    ]);
    expect(found("const page = { description: 'A door.' };")).toEqual(['1: A door.']);
  });

  it('aren’t class names, keys, addresses, marks or errors for developers', () => {
    expect(found('<p className="mt-4 Grid flex" id="latest">{count} · {say(\'goals.list.title\')}</p>')).toEqual([]);
    expect(found("throw new Error('No file in the answer');")).toEqual([]);
    expect(found("throw new TypeError('No file in the answer');")).toEqual([]);
    expect(
      found("const place = 'block truncate font-semibold'; isTyped(target.closest('input, textarea, select'));"),
    ).toEqual([]);
    expect(found("const role = 'Member'; const to = '/impacts?sdg=1';")).toEqual([]);
  });
});

describe('marks between values, which languages write in their own way', () => {
  const marks = (code: string) => findLiteralMarks('some.tsx', code).map(({ line, text }) => `${line}: ${text}`);

  it('are found between tags, between the values of a template, and joining some', () => {
    expect(marks("<p>{[name, place].join(', ')}</p>")).toEqual(['1: ,']);
    expect(marks('<p><Name />, <Place /></p>')).toEqual(['1: ,']);
    expect(marks("<p><Name />{'; '}<Place /></p>")).toEqual(['1: ;']);
    expect(marks(['const all = `$', '{name}; $', '{place}`'].join(''))).toEqual(['1: …; …']);
  });

  it('aren’t those of code', () => {
    expect(marks("<img srcSet={all.join(', ')} className={names.join(' ')} />")).toEqual([]);
    expect(marks('const size = [width, height].join(","); const [first] = cookie.split("; ");')).toEqual([]);
  });
});
