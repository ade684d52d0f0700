import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { addCouncilResource } from '#generated/councils/addCouncilResource.gen.ts';
import { uploadMedia } from '#generated/media/uploadMedia.gen.ts';
import { say } from '#languages/say.ts';
import { uploadingFetch } from '#platform/browser/upload.ts';
import { completeAddress } from '#platform/browser/web-address.ts';
import { toast } from '#ui/toast.ts';
import { refetchCouncil } from '../council-cache.ts';

export interface ResourceDraft {
  kind: 'link' | 'file';
  title: string;
  description: string;
  url: string;
  file: File | null;
}

export const EMPTY_RESOURCE: ResourceDraft = { kind: 'link', title: '', description: '', url: '', file: null };

/** Uploads the file if needed, then shares it. A retry doesn't upload the same file twice. */
export function useShareResource(councilId: string, onShared: () => void) {
  const queryClient = useQueryClient();
  /** Upload progress; null when nothing is uploading. */
  const [progress, setProgress] = useState<number | null>(null);
  const uploaded = useRef<{ file: File; mediaId: string } | null>(null);

  async function upload(file: File): Promise<string> {
    if (uploaded.current?.file === file) return uploaded.current.mediaId;
    setProgress(0);
    try {
      const { data } = await uploadMedia({ body: { files: [file], alts: [''] }, fetch: uploadingFetch(setProgress) });
      const [media] = data.data.media;
      if (!media) throw new Error('The upload was answered without a file');
      uploaded.current = { file, mediaId: media.id };
      return media.id;
    } finally {
      setProgress(null);
    }
  }

  const sharing = useMutation({
    mutationFn: async ({ kind, title, description, url, file }: ResourceDraft) => {
      const what = kind === 'file' && file ? { mediaId: await upload(file) } : { url: completeAddress(url) };
      const note = description.trim();
      await addCouncilResource({
        body: { councilId, title: title.trim(), ...(note && { description: note }), ...what },
      });
    },
    onSuccess: async () => {
      uploaded.current = null;
      await refetchCouncil(queryClient, councilId);
      toast({ message: say('councils.useShareResource.sharedWithTheMembers'), tone: 'success' });
      onShared();
    },
  });
  return { progress, ...sharing };
}
