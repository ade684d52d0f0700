import { describe, expect, it } from 'vitest';
import { isWorded } from '#cli/texts/worded-keys.ts';

describe('keys of texts', () => {
  it('are worded if they repeat the first three words of their text', () => {
    expect(isWorded('councils.queue.noCouncilsYet', 'No councils yet')).toBe(true);
    expect(isWorded('auth.login.thePasswordWasRightThe', 'The password was right; ask for a new email.')).toBe(true);
    expect(isWorded('councils.queue.empty', 'No councils yet')).toBe(false);
    expect(isWorded('councils.queue.noCouncilsLeft', 'No councils yet')).toBe(false);
  });

  it('may be the one or two words that a text consists of', () => {
    expect(isWorded('administration.accountActions.saveRole', 'Save role')).toBe(false);
    expect(isWorded('impacts.review.ownerNotified', 'Owner notified on {day}')).toBe(false);
  });

  it('are compared without tags, values, apostrophes and marks', () => {
    expect(isWorded('auth.page.alreadyHaveAn', '<b>Already</b> have an <login>account</login>?')).toBe(true);
    expect(isWorded('following.toast.isNoLongerMuted', '{name} is no longer muted')).toBe(true);
    expect(isWorded('media.hint.weCouldntLoadThis', 'We couldn’t load this.')).toBe(true);
    expect(isWorded('media.hint.weCouldntLoadThis', "We couldn't load this.")).toBe(true);
  });

  it('are compared with the last case of a text that has several', () => {
    const reports = '{count, plural, one {Reported once} other {Reported by # people}}';
    expect(isWorded('moderation.panel.reportedByPeople', reports)).toBe(true);
    expect(isWorded('moderation.panel.reportedOnceBefore', reports)).toBe(false);
  });

  it('count a number as a word', () => {
    expect(isWorded('auth.page.upTo20Invitations', 'Up to 20 invitations a day.')).toBe(true);
  });
});
