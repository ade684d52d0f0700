import { describe, expect, it } from 'vitest';
import { causeOf } from '#platform/server/jobs/job-cause.ts';
import { NonRetryableError } from '#platform/server/jobs/non-retryable-error.ts';

const smtp = (response: string) =>
  Object.assign(new Error(`Message failed: ${response}`), { response, code: 'EENVELOPE' });

describe('the cause of a failed job', () => {
  it.each([
    ['550 5.1.1 <ada@tide.example> Ada has left', '550 5.1.1 gone'],
    ['554 Ada Lovelace isn’t known', '554 gone'],
  ])('has the status of a mail server’s answer and nothing else of it: %s', (response, cause) => {
    expect(causeOf(new NonRetryableError('gone', { cause: smtp(response) }))).toEqual({ cause });
  });

  it.each([
    ['connect ECONNREFUSED', 'ECONNREFUSED', 'ECONNREFUSED connect ECONNREFUSED'],
    ['No account for ada@tide.example in the list', undefined, 'No account for … in the list'],
    ['"Ada’s trees" is no title, nor is ‘this’', undefined, '… is no title, nor is …'],
    ['https://hooks.example/secret?token=1 answered 500', undefined, '… answered 500'],
    ['Row 01970000-0000-7000-8000-000000000000 of +221 70 123 45 67 is gone', undefined, 'Row … of … is gone'],
    ['First line\nwith everything that was sent', undefined, 'First line'],
  ])('leaves out addresses, quotations, ids and numbers: %s', (message, code, cause) => {
    expect(causeOf(Object.assign(new Error(message), code === undefined ? {} : { code }))).toEqual({ cause });
  });

  it('is cut to what the contract allows', () => {
    expect(causeOf(new Error('long '.repeat(200))).cause).toHaveLength(300);
    expect(causeOf('just a text')).toEqual({ cause: 'just a text' });
  });
});
