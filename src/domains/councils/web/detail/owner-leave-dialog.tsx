import type { Council } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import { Button } from '#ui/buttons/button.tsx';
import { ButtonLink } from '#ui/buttons/button-link.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { partSearch } from '../../model.ts';
import { MANAGE_SEARCH } from './council-tabs.ts';

interface OwnerLeaveDialogProps {
  council: Council;
  onClose: () => void;
}

/** A council always needs an owner, who must therefore transfer it before leaving. */
export function OwnerLeaveDialog({ council: { memberCount, openRequestCount }, onClose }: OwnerLeaveDialogProps) {
  const isAlone = memberCount <= 1;
  const isAsked = (openRequestCount ?? 0) > 0;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="sm"
      title={say('councils.ownerLeaveDialog.title')}
      description={isAlone ? say('councils.ownerLeaveDialog.alone') : say('councils.ownerLeaveDialog.chooseSuccessor')}
      actions={
        <>
          {(!isAlone || isAsked) && (
            <ButtonLink to={{ search: isAlone ? partSearch('requests') : MANAGE_SEARCH }} autoFocus onClick={onClose}>
              {isAlone ? say('councils.ownerLeaveDialog.requests') : say('councils.ownerLeaveDialog.chooseOwner')}
            </ButtonLink>
          )}
          <Button variant="quiet" autoFocus={isAlone && !isAsked} onClick={onClose}>
            {say('councils.ownerLeaveDialog.cancel')}
          </Button>
        </>
      }
    />
  );
}
