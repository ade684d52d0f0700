/** What the machines' names mean, for people who don't read code. A test keeps it complete. */
import { say } from '#languages/say.ts';

interface Condition {
  /** After "if". */
  so: string;
  /** As a yes-or-no question. */
  ask: string;
  /** The status of the answer for which it holds. */
  status?: number;
}

export const CONDITIONS: Readonly<Record<string, Condition>> = {
  isUnverified: {
    so: say('inspector.conditions.isUnverifiedIf'),
    ask: say('inspector.conditions.isUnverifiedQuestion'),
    status: 202,
  },
  isMailUnverified: {
    so: say('inspector.conditions.isMailUnverifiedIf'),
    ask: say('inspector.conditions.isMailUnverifiedQuestion'),
  },
  isLoginProfileComplete: {
    so: say('inspector.conditions.isLoginProfileCompleteIf'),
    ask: say('inspector.conditions.isLoginProfileCompleteQuestion'),
  },
  isExternalProfileComplete: {
    so: say('inspector.conditions.isExternalProfileCompleteIf'),
    ask: say('inspector.conditions.isExternalProfileCompleteQuestion'),
  },
  hasCompleteProfile: {
    so: say('inspector.conditions.hasCompleteProfileIf'),
    ask: say('inspector.conditions.hasCompleteProfileQuestion'),
  },
  isCompleted: { so: say('inspector.conditions.isCompletedIf'), ask: say('inspector.conditions.isCompletedQuestion') },
  isExternalReturn: {
    so: say('inspector.conditions.isExternalReturnIf'),
    ask: say('inspector.conditions.isExternalReturnQuestion'),
  },
  hasExternalCode: {
    so: say('inspector.conditions.hasExternalCodeIf'),
    ask: say('inspector.conditions.hasExternalCodeQuestion'),
  },
  hasToken: { so: say('inspector.conditions.hasTokenIf'), ask: say('inspector.conditions.hasTokenQuestion') },
  hasRefreshToken: {
    so: say('inspector.conditions.hasRefreshTokenIf'),
    ask: say('inspector.conditions.hasRefreshTokenQuestion'),
  },
  hasExpired: { so: say('inspector.conditions.hasExpiredIf'), ask: say('inspector.conditions.hasExpiredQuestion') },
  isAboutToExpire: {
    so: say('inspector.conditions.isAboutToExpireIf'),
    ask: say('inspector.conditions.isAboutToExpireQuestion'),
  },
  hasUserInIt: { so: say('inspector.conditions.hasUserInItIf'), ask: say('inspector.conditions.hasUserInItQuestion') },
  isSamePerson: {
    so: say('inspector.conditions.isSamePersonIf'),
    ask: say('inspector.conditions.isSamePersonQuestion'),
  },
  isRefusal: {
    so: say('inspector.conditions.isRefusalIf'),
    ask: say('inspector.conditions.isRefusalQuestion'),
    status: 401,
  },
  isKnown: { so: say('inspector.conditions.isKnownIf'), ask: say('inspector.conditions.isKnownQuestion') },
  isVisitor: { so: say('inspector.conditions.isVisitorIf'), ask: say('inspector.conditions.isVisitorQuestion') },
  isWithoutPrompt: {
    so: say('inspector.conditions.isWithoutPromptIf'),
    ask: say('inspector.conditions.isWithoutPromptQuestion'),
  },
  isRegisteredHere: {
    so: say('inspector.conditions.isRegisteredHereIf'),
    ask: say('inspector.conditions.isRegisteredHereQuestion'),
  },
  isLinkDead: {
    so: say('inspector.conditions.isLinkDeadIf'),
    ask: say('inspector.conditions.isLinkDeadQuestion'),
    status: 410,
  },
  isSameTwice: { so: say('inspector.conditions.isSameTwiceIf'), ask: say('inspector.conditions.isSameTwiceQuestion') },
  isStepSound: { so: say('inspector.conditions.isStepSoundIf'), ask: say('inspector.conditions.isStepSoundQuestion') },
  isSound: { so: say('inspector.conditions.isSoundIf'), ask: say('inspector.conditions.isSoundQuestion') },
  isConflict: {
    so: say('inspector.conditions.isConflictIf'),
    ask: say('inspector.conditions.isConflictQuestion'),
    status: 409,
  },
  isBehind: { so: say('inspector.conditions.isBehindIf'), ask: say('inspector.conditions.isBehindQuestion') },
  isEditable: { so: say('inspector.conditions.isEditableIf'), ask: say('inspector.conditions.isEditableQuestion') },
  canDecide: { so: say('inspector.conditions.canDecideIf'), ask: say('inspector.conditions.canDecideQuestion') },
  canComplete: { so: say('inspector.conditions.canCompleteIf'), ask: say('inspector.conditions.canCompleteQuestion') },
  isSomeoneElse: {
    so: say('inspector.conditions.isSomeoneElseIf'),
    ask: say('inspector.conditions.isSomeoneElseQuestion'),
  },
  isShown: { so: say('inspector.conditions.isShownIf'), ask: say('inspector.conditions.isShownQuestion') },
  isBeforeDeadline: {
    so: say('inspector.conditions.isBeforeDeadlineIf'),
    ask: say('inspector.conditions.isBeforeDeadlineQuestion'),
  },
  hasSeatsForAccepted: {
    so: say('inspector.conditions.hasSeatsForAcceptedIf'),
    ask: say('inspector.conditions.hasSeatsForAcceptedQuestion'),
  },
  isOpen: { so: say('inspector.conditions.isOpenIf'), ask: say('inspector.conditions.isOpenQuestion') },
  isClosed: { so: say('inspector.conditions.isClosedIf'), ask: say('inspector.conditions.isClosedQuestion') },
  canApply: { so: say('inspector.conditions.canApplyIf'), ask: say('inspector.conditions.canApplyQuestion') },
  canSeat: { so: say('inspector.conditions.canSeatIf'), ask: say('inspector.conditions.canSeatQuestion') },
  hasFailedOften: {
    so: say('inspector.conditions.hasFailedOftenIf'),
    ask: say('inspector.conditions.hasFailedOftenQuestion'),
  },
  isCounted: { so: say('inspector.conditions.isCountedIf'), ask: say('inspector.conditions.isCountedQuestion') },
  isNew: { so: say('inspector.conditions.isNewIf'), ask: say('inspector.conditions.isNewQuestion') },
  isNewer: { so: say('inspector.conditions.isNewerIf'), ask: say('inspector.conditions.isNewerQuestion') },
  isUploaded: { so: say('inspector.conditions.isUploadedIf'), ask: say('inspector.conditions.isUploadedQuestion') },
  isDue: { so: say('inspector.conditions.isDueIf'), ask: say('inspector.conditions.isDueQuestion') },
  isToBeShown: { so: say('inspector.conditions.isToBeShownIf'), ask: say('inspector.conditions.isToBeShownQuestion') },
  isToBeScheduled: {
    so: say('inspector.conditions.isToBeScheduledIf'),
    ask: say('inspector.conditions.isToBeScheduledQuestion'),
  },
  isSuspicious: {
    so: say('inspector.conditions.isSuspiciousIf'),
    ask: say('inspector.conditions.isSuspiciousQuestion'),
  },
  isInTime: { so: say('inspector.conditions.isInTimeIf'), ask: say('inspector.conditions.isInTimeQuestion') },
  wasShown: { so: say('inspector.conditions.wasShownIf'), ask: say('inspector.conditions.wasShownQuestion') },
};

/** For delays computed at run time; the others are given in seconds. */
export const MOMENTS: Readonly<Record<string, string>> = {
  untilRenewal: say('inspector.moments.untilRenewal'),
  untilExpiry: say('inspector.moments.untilExpiry'),
  beforeRetry: say('inspector.moments.beforeRetry'),
  untilLook: say('inspector.moments.untilLook'),
  untilRetry: say('inspector.moments.untilRetry'),
};
