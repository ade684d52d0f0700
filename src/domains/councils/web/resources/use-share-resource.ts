import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { addCouncilResource } from '#generated/councils/addCouncilResource.gen.ts';
import { say } from '#languages/say.ts';
import { makeStale } from '#platform/browser/calls/stale.ts';
import { completeAddress, isWebAddress } from '#platform/browser/forms/web-address.ts';
import { checkFile } from '#platform/browser/uploads/check-file.ts';
import { uploadInParts } from '#platform/browser/uploads/upload-in-parts.ts';
import { sayMissing } from '#platform/shared/missing-texts.ts';
import { toast } from '#ui/feedback/toast.ts';
import { isSharableLink } from '../../model.ts';
import type { ResourceDraft } from './resource-draft.ts';

const NO_FAULTS: readonly ResourceFault[] = [];

/** Thrown instead of sending, with what the form has to say at its fields. */
class FaultyResource extends Error {
  readonly faults: readonly ResourceFault[];

  constructor(faults: readonly ResourceFault[]) {
    super();
    this.faults = faults;
  }
}

/**
 * Checks the resource, uploads its file if needed, then shares it. It's one mutation, so that the form is pending from
 * the first press. A retry doesn't store the same file twice.
 */
export function useShareResource(councilId: string, onShared: () => void) {
  const queryClient = useQueryClient();
  /** Upload progress; null when nothing is uploading. */
  const [progress, setProgress] = useState<number | null>(null);
  const uploaded = useRef<{ file: File; submissionId: string; mediaId: string | null } | null>(null);

  async function upload(file: File): Promise<string> {
    if (uploaded.current?.file !== file) {
      uploaded.current = { file, submissionId: crypto.randomUUID(), mediaId: null };
    }
    const { submissionId, mediaId } = uploaded.current;
    if (mediaId !== null) return mediaId;
    setProgress(0);
    try {
      const { signal } = new AbortController();
      const media = await uploadInParts(file, { id: submissionId, alt: '', signal, onProgress: setProgress });
      uploaded.current = { file, submissionId, mediaId: media.id };
      return media.id;
    } finally {
      setProgress(null);
    }
  }

  const sharing = useMutation({
    mutationFn: async (draft: ResourceDraft) => {
      const faults = await findResourceFaults(draft);
      if (faults.length > 0) throw new FaultyResource(faults);
      const { kind, title, description, url, file } = draft;
      const what = kind === 'file' && file ? { mediaId: await upload(file) } : { url: completeAddress(url) };
      const note = description.trim();
      await addCouncilResource({
        body: { councilId, title: title.trim(), ...(note && { description: note }), ...what },
      });
    },
    onSuccess: async () => {
      uploaded.current = null;
      await makeStale(queryClient, 'councils');
      toast({ message: say('councils.useShareResource.shared'), tone: 'success' });
      onShared();
    },
  });
  const { error, ...rest } = sharing;
  const isFaulty = error instanceof FaultyResource;
  return { ...rest, progress, faults: isFaulty ? error.faults : NO_FAULTS, error: isFaulty ? null : error };
}

interface ResourceFault {
  field: string;
  message: string;
}

/** Client-side validation. */
async function findResourceFaults({ kind, title, url, file }: ResourceDraft): Promise<ResourceFault[]> {
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
