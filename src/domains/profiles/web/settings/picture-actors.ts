import { fromCallback, fromPromise } from 'xstate';
import { uploadMedia } from '#generated/media/uploadMedia.gen.ts';
import type { CurrentUser } from '#generated/types.gen.ts';
import { getCurrentUser } from '#generated/users/getCurrentUser.gen.ts';
import { updateProfile } from '#generated/users/updateProfile.gen.ts';
import { isRefusedFor } from '#platform/browser/calls/api-error.ts';
import { uploadingFetch } from '#platform/browser/files/upload.ts';
import { profileDraftOf, profileInputOf } from '../../flows/profile-draft.ts';
import { profilePictureMachine } from '../../flows/profile-picture-machine.ts';

/** @param latest the account as last saved: the call requires the whole profile. */
export const providePictureMachine = (latest: () => CurrentUser) => {
  const idOf = createUploadIds();
  return profilePictureMachine.provide({
    actors: {
      uploadPicture: fromCallback(({ input, sendBack }) => {
        const giving = new AbortController();
        const { file, name, alt } = input;
        uploadMedia({
          body: {
            files: [new File([file], name, { type: file.type })],
            alts: [alt],
            submissionIds: [idOf(file, alt)],
            shape: 'square',
          },
          fetch: uploadingFetch((share) => sendBack({ type: 'upload.progressed', share })),
          signal: giving.signal,
        }).then(
          ({ data }) => {
            const [media] = data.data.media;
            if (media) sendBack({ type: 'upload.finished', mediaId: media.id });
            else sendBack({ type: 'upload.failed', error: new Error('The upload response contains no file') });
          },
          (error: unknown) => giving.signal.aborted || sendBack({ type: 'upload.failed', error }),
        );
        return () => giving.abort();
      }),
      showPicture: fromPromise(({ input }) => showPicture(latest(), input.mediaId)),
    },
  });
};

/** The same picture with the same description is stored once, however often it's sent. */
function createUploadIds(): (file: Blob, alt: string) => string {
  let last: { file: Blob; alt: string; id: string } | null = null;
  return (file, alt) => {
    if (last?.file !== file || last.alt !== alt) last = { file, alt, id: crypto.randomUUID() };
    return last.id;
  };
}

/** @param mediaId null removes the picture. */
export async function showPicture(account: CurrentUser, mediaId: string | null): Promise<CurrentUser> {
  const show = async (known: CurrentUser) => {
    const body = { ...profileInputOf(profileDraftOf(known)), avatarMediaId: mediaId };
    return (await updateProfile({ body })).data.data;
  };
  return show(account).catch(async (error: unknown) => {
    // Only the texts were changed elsewhere.
    if (!isRefusedFor(error, 'edited_meanwhile')) throw error;
    return show((await getCurrentUser()).data.data);
  });
}
