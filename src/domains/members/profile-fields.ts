/** The fields of a profile as they are kept: no stray spaces, nothing blank. */
import type { FieldError } from '../../../generated/types.gen.ts';

export interface ProfileFields {
  name: string;
  lastName: string;
  location: string;
  contactNo: string;
}

/** Spaces of any kind, control characters, and what turns the direction of a text round. */
const STRAY = /[\s\p{Cc}\u200b\u202a-\u202e\u2066-\u2069\ufeff]+/gu;

export function tidyText(text: string): string {
  return text.normalize('NFC').replace(STRAY, ' ').trim();
}

export function tidyProfile(fields: ProfileFields): ProfileFields {
  return {
    name: tidyText(fields.name),
    lastName: tidyText(fields.lastName),
    location: tidyText(fields.location),
    contactNo: tidyText(fields.contactNo),
  };
}

export function findProfileFaults(fields: ProfileFields): FieldError[] {
  const blank = Object.entries(fields).filter(([, value]) => value === '');
  return blank.map(([field]) => ({ field, message: 'Fill this in.' }));
}
