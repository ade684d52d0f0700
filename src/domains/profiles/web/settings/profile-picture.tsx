import { useSelector } from '@xstate/react';
import { useEffect, useRef, useState } from 'react';
import type { EmittedFrom } from 'xstate';
import type { CurrentUser } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import { sayFailed } from '#platform/browser/calls/say-failure.ts';
import { useFlow } from '#platform/browser/flows/use-flow.ts';
import { findPictureFault } from '#platform/browser/uploads/check-file.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Avatar } from '#ui/drawn/avatar.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { TitledSection } from '#ui/text/titled-section.tsx';
import { type profilePictureMachine, UNCHANGED } from '../../flows/profile-picture-machine.ts';
import { AvatarInput } from './avatar-input.tsx';
import { ChosenPicture } from './chosen-picture.tsx';
import { providePictureMachine, showPicture } from './picture-actors.ts';

const RESTORED = say('profiles.profilePicture.pictureRestored');

export function ProfilePicture({ user, onSaved }: { user: CurrentUser; onSaved: (user: CurrentUser) => void }) {
  const latest = useRef(user);
  useEffect(() => {
    latest.current = user;
  });
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  const [machine] = useState(() => providePictureMachine(() => latest.current));
  const flow = useFlow(machine, undefined, (emitted: EmittedFrom<typeof profilePictureMachine>) => {
    const former = latest.current.avatar;
    onSaved(emitted.user);
    if (emitted.type === 'picture.shown') {
      toast({
        message: emitted.isRestored ? RESTORED : say('profiles.profilePicture.pictureChanged'),
        tone: 'success',
      });
    } else {
      toast({
        message: say('profiles.profilePicture.pictureRemoved'),
        onUndo: () => former && restore(former.id),
      });
    }
  });
  /** The toast outlives this page, and the choice of another picture. */
  function restore(mediaId: string) {
    const undone = { type: 'removal.undone', mediaId } as const;
    // Once unmounted, the machine still says that it can, and does nothing.
    if (isMounted.current && flow.getSnapshot().can(undone)) return flow.send(undone);
    showPicture(latest.current, mediaId).then(
      (saved) => {
        onSaved(saved);
        toast({ message: RESTORED, tone: 'success' });
      },
      (error: unknown) => toast({ message: sayFailed(UNCHANGED, error), tone: 'danger' }),
    );
  }
  const state = useSelector(flow, (snapshot) => snapshot);
  const { chosen, alt, share, message } = state.context;
  const isBusy = state.hasTag('loading');

  async function choose(file: File) {
    const fault = await findPictureFault(file);
    if (fault !== undefined) flow.send({ type: 'picture.refused', message: fault });
    else flow.send({ type: 'picture.chosen', chosen: { file, name: file.name } });
  }

  return (
    <TitledSection id="picture" title={say('profiles.profilePicture.picture')} className="mt-8">
      <div className="mt-4 flex flex-wrap items-start gap-x-8 gap-y-5">
        {chosen ? (
          <ChosenPicture
            file={chosen.file}
            alt={alt}
            share={state.matches('uploading') ? share : null}
            isBusy={isBusy}
            onDescribe={(words) => flow.send({ type: 'picture.described', alt: words })}
            onUse={() => flow.send({ type: 'upload.requested' })}
            onDrop={() => flow.send({ type: 'choice.dropped' })}
          />
        ) : (
          <>
            <Avatar
              name={`${user.name ?? ''} ${user.lastName ?? ''}`}
              src={user.avatar?.widths[1]?.url ?? user.avatar?.url}
              size="lg"
            />
            <div className="min-w-0 flex-1 basis-60 space-y-3">
              <p className="max-w-prose text-sm text-muted">
                {user.avatar
                  ? (user.avatar.alt ?? say('profiles.profilePicture.altDefault'))
                  : say('profiles.profilePicture.emptyHint')}
              </p>
              <div className="flex flex-wrap items-center gap-3">
                <AvatarInput
                  label={user.avatar ? say('profiles.profilePicture.change') : say('profiles.profilePicture.choose')}
                  isDisabled={isBusy}
                  onFile={(file) => void choose(file)}
                />
                {user.avatar && (
                  <Button
                    variant="quiet"
                    pending={state.matches('removing')}
                    pendingLabel={say('profiles.profilePicture.removing')}
                    onClick={() => flow.send({ type: 'removal.requested' })}
                  >
                    {say('profiles.profilePicture.remove')}
                  </Button>
                )}
              </div>
              <p className="text-sm text-muted">{say('profiles.profilePicture.formats')}</p>
            </div>
          </>
        )}
      </div>
      {message && (
        <Notice tone="danger" isLive className="mt-5 max-w-2xl">
          {message}
        </Notice>
      )}
    </TitledSection>
  );
}
