/** What the machines' names mean, for people who don't read code. A test keeps it complete. */

interface Condition {
  /** After "if". */
  so: string;
  /** As a yes-or-no question. */
  ask: string;
}

export const CONDITIONS: Readonly<Record<string, Condition>> = {
  isUnverified: { so: 'the email address isn’t verified', ask: 'Is the email address still unverified?' },
  isMailUnverified: { so: 'the email address isn’t verified', ask: 'Is the email address still unverified?' },
  isLoginProfileComplete: { so: 'the profile is complete', ask: 'Is the profile complete?' },
  isExternalProfileComplete: { so: 'the profile is complete', ask: 'Is the profile complete?' },
  hasCompleteProfile: { so: 'the profile is complete', ask: 'Is the profile complete?' },
  isCompleted: { so: 'the profile is complete', ask: 'Is the profile complete now?' },
  isExternalReturn: {
    so: 'the person returns from the identity provider',
    ask: 'Is the person returning from the identity provider?',
  },
  hasExternalCode: {
    so: 'the identity provider accepted the person',
    ask: 'Did the identity provider accept the person?',
  },
  hasToken: { so: 'a token is stored', ask: 'Does the browser have a stored token?' },
  hasRefreshToken: { so: 'the session can be renewed', ask: 'Does the browser have a session that can be renewed?' },
  hasExpired: { so: 'the token has expired', ask: 'Has the token expired?' },
  isAboutToExpire: { so: 'the token is about to expire', ask: 'Is the token about to expire?' },
  hasUserInIt: { so: 'the response names the user', ask: 'Does the response name the user?' },
  isSamePerson: { so: 'it is the same person', ask: 'Is it still the same person?' },
  isRefusal: { so: 'the server refuses the token', ask: 'Does the server refuse the token?' },
  isKnown: { so: 'someone is logged in', ask: 'Is someone logged in?' },
  isVisitor: { so: 'no one is logged in', ask: 'Is it certain that no one is logged in?' },
  isWithoutPrompt: { so: 'this is the login or registration page', ask: 'Is this the login or registration page?' },
  isLinkDead: { so: 'the link has expired or was used', ask: 'Has the link expired, or was it already used?' },
  isSameTwice: { so: 'both passwords are the same', ask: 'Is the password the same in both fields?' },
  isStepSound: { so: 'this step is valid', ask: 'Is this step valid?' },
  isSound: { so: 'the form is valid', ask: 'Is the form valid?' },
  isConflict: { so: 'it was changed elsewhere', ask: 'Was it changed elsewhere?' },
  isBehind: { so: 'there is a newer version', ask: 'Is there a newer version than the draft’s?' },
  isEditable: { so: 'it can still be edited', ask: 'Can it still be edited?' },
  canDecide: { so: 'this judge hasn’t reviewed it', ask: 'Is this a judge who hasn’t reviewed it yet?' },
  canComplete: {
    so: 'it is the last approval needed',
    ask: 'Is this the last approval needed, from a judge who hasn’t reviewed it yet?',
  },
  isSomeoneElse: {
    so: 'someone else decided, or there is no other admin',
    ask: 'Is this someone else than the admin who decided, or the only admin?',
  },
  isShown: { so: 'it isn’t hidden', ask: 'Is it visible rather than hidden?' },
  isBeforeDeadline: { so: 'the deadline hasn’t passed', ask: 'Is the deadline still ahead?' },
  hasSeatsForAccepted: {
    so: 'there are places for everyone accepted',
    ask: 'Are there enough places for everyone accepted?',
  },
  isOpen: { so: 'it is approved and before its deadline', ask: 'Is the opportunity approved and before its deadline?' },
  isClosed: { so: 'the deadline has passed', ask: 'Has the deadline passed?' },
  canApply: {
    so: 'it is open, has a place, and the member has the points',
    ask: 'Is it open, with a place left, and does the member have the points?',
  },
  canSeat: { so: 'it is open and has a place', ask: 'Is it open, with a place left?' },
  hasFailedOften: { so: 'it failed three times in a row', ask: 'Has the connection failed three times in a row?' },
  isCounted: { so: 'the unread count is known', ask: 'Is the unread count known?' },
  isNew: { so: 'this page hasn’t shown it', ask: 'Is it new to this page?' },
  isNewer: { so: 'there is a newer one', ask: 'Is there a newer one than the last shown?' },
  isUploaded: { so: 'the picture is already uploaded', ask: 'Is the picture already uploaded?' },
  isDue: { so: 'its date has arrived', ask: 'Has its date arrived?' },
  isToBeShown: { so: 'it is due to be published', ask: 'Is it set to be published, and has its date arrived?' },
  isToBeScheduled: { so: 'it is scheduled', ask: 'Is it scheduled for later?' },
  isSuspicious: {
    so: 'it looks like a flood or has been posted again and again',
    ask: 'Is it one of many from a new account, or a text posted again and again?',
  },
  isInTime: { so: 'it was posted within 15 minutes', ask: 'Was it posted within the last 15 minutes?' },
  wasShown: { so: 'it was published before', ask: 'Was it ever published before?' },
};

/** For delays computed at run time; the others are given in seconds. */
export const MOMENTS: Readonly<Record<string, string>> = {
  untilRenewal: 'a minute before the token expires',
  untilExpiry: 'when the token expires',
  beforeRetry: 'after 1 s, then longer each time',
  untilLook: 'after 30 s, or 2 minutes in the background',
  untilRetry: 'after 1 s, then longer each time',
};
