/** Trims profile fields, and rejects blank ones and names that aren't. */
import type { FieldError } from '#generated/types.gen.ts';
import { sayMissing } from '#platform/shared/missing-texts.ts';
import { tidyText } from '#platform/shared/prose.ts';
import { findNameFault, type NameField } from './name-rules.ts';

type StoredNames = Record<NameField, string | null>;

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

const NAMES: readonly NameField[] = ['name', 'lastName'];

interface ProfileRules {
  /** Whether the community requires a phone number. */
  requiresContactNo: boolean;
  /** What the person has, which may be older than the rules for names. */
  before?: StoredNames | undefined;
}

export function findProfileFaults(fields: ProfileFields, { requiresContactNo, before }: ProfileRules): FieldError[] {
  const mayBeBlank = (field: string) => field === 'contactNo' && !requiresContactNo;
  const blank = Object.entries(fields).filter(([field, value]) => value === '' && !mayBeBlank(field));
  const faults = blank.map(([field]) => ({ field, message: sayMissing(field) }));
  for (const field of NAMES) {
    const message = fields[field] === before?.[field] ? null : findNameFault(field, fields[field]);
    if (message !== null) faults.push({ field, message });
  }
  return faults;
}
