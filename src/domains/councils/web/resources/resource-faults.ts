/** Client-side validation of a resource. */
import { checkFile } from '#platform/browser/uploads/check-file.ts';
import { completeAddress } from '#platform/browser/web-address.ts';
import { isSharableLink } from '../../model.ts';
import type { ResourceDraft } from './use-sharing.ts';

export interface ResourceFault {
  field: string;
  message: string;
}

export async function findResourceFaults({ kind, title, url, file }: ResourceDraft): Promise<ResourceFault[]> {
  const faults: ResourceFault[] = [];
  if (kind === 'link' && !isSharableLink(completeAddress(url))) {
    faults.push({ field: 'url', message: 'Enter a web address, e.g. https://example.org/plan.' });
  }
  if (kind === 'file' && file === null) faults.push({ field: 'file', message: 'Choose a file.' });
  if (kind === 'file' && file !== null) {
    const checked = await checkFile(file);
    if ('fault' in checked) faults.push({ field: 'file', message: checked.fault });
  }
  if (title.trim() === '') faults.push({ field: 'resource-title', message: 'Fill this in.' });
  return faults;
}
