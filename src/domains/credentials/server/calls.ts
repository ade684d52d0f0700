/** The domain’s calls. */

import { downloadCredential } from './hold/download-credential.ts';
import { getCredential } from './hold/get-credential.ts';
import { listMyCredentials } from './hold/list-my-credentials.ts';
import { makeYearRecord } from './hold/make-year-record.ts';
import { chooseCredentialSubject, shareCredential } from './hold/share-credential.ts';
import {
  listCredentialMilestones,
  makeCredentialMilestone,
  retireCredentialMilestone,
  updateCredentialMilestone,
} from './milestones/manage-milestones.ts';

export const credentialCalls = {
  listMyCredentials,
  makeYearRecord,
  getCredential,
  shareCredential,
  chooseCredentialSubject,
  downloadCredential,
  listCredentialMilestones,
  makeCredentialMilestone,
  updateCredentialMilestone,
  retireCredentialMilestone,
};
