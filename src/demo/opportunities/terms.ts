/** The second half of a description (what is offered, what is expected, how it is decided), and why one is declined. */
import texts from '../texts/terms.json' with { type: 'json' };

/** By the type's name in the database. */
export const TERMS: Readonly<Record<string, readonly string[]>> = texts.byType;
export const HOW_DECIDED: readonly string[] = texts.howDecided;
export const ADDED_ON_EDIT = texts.addedOnEdit;
export const ADDED_WHEN_SENT_AGAIN = texts.addedWhenSentAgain;
export const OPPORTUNITY_DECLINE_REASONS: readonly string[] = texts.declineReasons;
