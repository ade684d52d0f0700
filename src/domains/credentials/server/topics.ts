import { each, type TopicTable } from '#platform/server/http/cache/topics.ts';

/** What issues or revokes credentials tells of it itself, when its transaction commits. */
export const CREDENTIALS = 'credentials';

export const CREDENTIAL_TOPICS: TopicTable = {
  shows: { getCredential: [CREDENTIALS, 'people', 'media'] },
  changes: each(['shareCredential', 'chooseCredentialSubject'], [CREDENTIALS]),
};
