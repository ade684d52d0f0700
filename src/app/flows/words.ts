/** What the names in the machines mean to somebody who does not read code. A test keeps it complete. */

interface Condition {
  /** Behind "if". */
  so: string;
  /** For a person who answers yes or no. */
  ask: string;
}

export const CONDITIONS: Readonly<Record<string, Condition>> = {
  isUnverified: { so: 'the mail address is not verified', ask: 'Is the mail address still unverified?' },
  isMailUnverified: { so: 'the mail address is not verified', ask: 'Is the mail address still unverified?' },
  isLoginProfileComplete: { so: 'the profile is complete', ask: 'Is the profile complete?' },
  isExternalProfileComplete: { so: 'the profile is complete', ask: 'Is the profile complete?' },
  hasCompleteProfile: { so: 'the profile is complete', ask: 'Is the profile complete?' },
  isCompleted: { so: 'nothing is missing in the profile', ask: 'Is the profile complete now?' },
  isExternalReturn: {
    so: 'the person comes back from the identity provider',
    ask: 'Does the person come back from the identity provider?',
  },
  hasExternalCode: {
    so: 'the identity provider let the person in',
    ask: 'Does the person come back from the identity provider, let in?',
  },
  hasToken: { so: 'the browser keeps a token', ask: 'Does the browser keep a token?' },
  hasRefreshToken: { so: 'the session can be renewed', ask: 'Does the browser keep a session that can be renewed?' },
  hasExpired: { so: 'the token has expired', ask: 'Has the token expired?' },
  isAboutToExpire: { so: 'the token is about to expire', ask: 'Is the token about to expire?' },
  hasUserInIt: { so: 'the answer says who it is', ask: 'Does the answer say who the person is?' },
  isSamePerson: { so: 'it is the same person', ask: 'Is it still the same person?' },
  isRefusal: { so: 'the server refuses the token', ask: 'Does the server refuse the token?' },
  isKnown: { so: 'somebody is logged in', ask: 'Is somebody logged in?' },
  isVisitor: { so: 'nobody is logged in', ask: 'Is it certain that nobody is logged in?' },
  isWithoutPrompt: { so: 'it is the log in or the register page', ask: 'Is it the log in or the register page?' },
  isLinkDead: { so: 'the link was used or is too old', ask: 'Was the link used already, or is it too old?' },
  isSameTwice: { so: 'both passwords are the same', ask: 'Is the password the same in both fields?' },
  isStepSound: { so: 'nothing is wrong in the step', ask: 'Is everything right in this step?' },
  isSound: { so: 'nothing is wrong', ask: 'Is everything filled in right?' },
  isConflict: { so: 'it was changed meanwhile', ask: 'Was it changed elsewhere meanwhile?' },
  isEditable: { so: 'it can still be edited', ask: 'Can it still be edited?' },
  canDecide: { so: 'the reviewer has not decided on it', ask: 'Is it a reviewer who has not decided on it yet?' },
  canComplete: {
    so: 'it is the last approval needed',
    ask: 'Is it the last approval that is needed, by a reviewer who has not decided yet?',
  },
  isShown: { so: 'it is not hidden', ask: 'Is it shown, rather than hidden?' },
  isBeforeDeadline: { so: 'the deadline is ahead', ask: 'Is the deadline still ahead?' },
  hasSeatsForAccepted: {
    so: 'there are seats for all who were accepted',
    ask: 'Are there still seats for everybody who was accepted?',
  },
  isOpen: { so: 'it is approved and the deadline ahead', ask: 'Is the opportunity approved, and its deadline ahead?' },
  isClosed: { so: 'the deadline is past', ask: 'Is the deadline past?' },
  canApply: {
    so: 'it is open, a seat is left and the points suffice',
    ask: 'Is it open, with a seat left, and does the member have the points?',
  },
  canSeat: { so: 'it is open and a seat is left', ask: 'Is it open, with a seat left?' },
  hasFailedOften: { so: 'it failed three times in a row', ask: 'Has the line failed three times in a row?' },
  isCounted: { so: 'how many are unread is known', ask: 'Is it known how many are unread?' },
  isNew: { so: 'this page has not told of it', ask: 'Is it one that this page has not told of yet?' },
  isNewer: { so: 'there is a newer one', ask: 'Is there a newer one than the last that was told?' },
  isUploaded: { so: 'the picture is on the server already', ask: 'Is the picture on the server already?' },
  isDue: { so: 'its date has come', ask: 'Has its date come?' },
  isToBeShown: { so: 'it was shown and its date has come', ask: 'Was it to be shown, and has its date come?' },
  isToBeScheduled: { so: 'it was to be shown', ask: 'Was it to be shown later?' },
  wasShown: { so: 'it was shown before', ask: 'Was it ever shown before?' },
};

/** For delays that are worked out while the machine runs; the others are told in seconds. */
export const MOMENTS: Readonly<Record<string, string>> = {
  untilRenewal: 'a minute before the token expires',
  untilExpiry: 'when the token expires',
  beforeRetry: 'after 1 s, then longer each time',
  untilLook: 'after 30 s, or 2 minutes while nobody looks',
  untilRetry: 'after 1 s, then longer each time',
};
