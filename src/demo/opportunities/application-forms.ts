/** Questions of the demo organisations, with applicants' answers and the organisations' messages. */
import texts from '../texts/application-forms.json' with { type: 'json' };

interface FormQuestion {
  text: string;
  isRequired: boolean;
  /** Applicants' answers. */
  answers: readonly string[];
}

export interface ApplicationForm {
  requiresMessage: boolean;
  questions: readonly FormQuestion[];
  acceptMessage: string;
  declineMessage: string;
  /** Why people apply. */
  reasons: readonly string[];
}

/** By the type's name in the database. */
export const APPLICATION_FORMS: Readonly<Record<string, ApplicationForm>> = texts.forms;
/** Remarks that fit any application. */
export const GENERAL_REMARKS: readonly string[] = texts.remarks;
