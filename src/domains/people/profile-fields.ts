/** Trims profile fields and rejects blank ones. */
import type { FieldError } from '#generated/types.gen.ts';
import { sayMissing } from '#platform/missing-texts.ts';
import { tidyText } from '#platform/prose.ts';

export interface ProfileFields {
  name: string;
  lastName: string;
  location: string;
  contactNo: string;
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
  return blank.map(([field]) => ({ field, message: sayMissing(field) }));
}
