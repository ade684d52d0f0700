/** Client-side validation of a resource. */
import { say } from '#languages/say.ts';
import { completeAddress, isWebAddress } from '#platform/browser/forms/web-address.ts';
import { checkFile } from '#platform/browser/uploads/check-file.ts';
import { sayMissing } from '#platform/shared/missing-texts.ts';
import { isSharableLink } from '../../model.ts';
import type { ResourceDraft } from './resource-draft.ts';

export interface ResourceFault {
  field: string;
  message: string;
}

export async function findResourceFaults({ kind, title, url, file }: ResourceDraft): Promise<ResourceFault[]> {
  const faults: ResourceFault[] = [];
  const address = completeAddress(url);
  if (kind === 'link' && !(isWebAddress(address) && isSharableLink(address))) {
    faults.push({ field: 'url', message: say('councils.resourceFaults.addressInvalid') });
  }
  if (kind === 'file' && file === null)
    faults.push({ field: 'file', message: say('councils.resourceFaults.fileMissing') });
  if (kind === 'file' && file !== null) {
    const checked = await checkFile(file);
    if ('fault' in checked) faults.push({ field: 'file', message: checked.fault });
  }
  if (title.trim() === '') faults.push({ field: 'resource-title', message: sayMissing('title') });
  return faults;
}
