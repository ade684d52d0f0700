/** What the page and the server say of a required field that is empty: what belongs there, by the contract's name of it. */
import { say } from '#languages/say.ts';

const SENTENCES: ReadonlyMap<string, () => string> = new Map([
  ['email', () => say('validation.missing.email')],
  ['contactEmail', () => say('validation.missing.email')],
  ['password', () => say('validation.missing.password')],
  ['currentPassword', () => say('validation.missing.currentPassword')],
  ['confirmpassword', () => say('validation.missing.repeatedPassword')],
  ['name', () => say('validation.missing.firstName')],
  ['lastName', () => say('validation.missing.lastName')],
  ['location', () => say('validation.missing.location')],
  ['contactNo', () => say('validation.missing.phoneNumber')],
  ['organizationName', () => say('validation.missing.organisationName')],
  ['title', () => say('validation.missing.title')],
  ['councilTitle', () => say('validation.missing.title')],
  ['description', () => say('validation.missing.description')],
  ['content', () => say('validation.missing.text')],
  ['authorName', () => say('validation.missing.author')],
  ['questions.text', () => say('validation.missing.question')],
  ['reason', () => say('validation.missing.reason')],
  ['message', () => say('validation.missing.message')],
  ['search', () => say('validation.missing.searchTerm')],
]);

/** @param field its path in the body, such as `questions.0.text`. */
export const sayMissing = (field: string): string =>
  SENTENCES.get(field.replaceAll(/\.\d+/g, ''))?.() ?? say('validation.required');
