import type { Council } from '#generated/types.gen.ts';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { MANAGE_SEARCH, partSearch } from './parts.ts';

interface OwnerLeavingProps {
  council: Council;
  onClose: () => void;
}

/** A council always needs an owner, so they must transfer it before they can leave. */
export function OwnerLeaving({ council: { memberCount, openRequestCount }, onClose }: OwnerLeavingProps) {
  const isAlone = memberCount <= 1;
  const isAsked = (openRequestCount ?? 0) > 0;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="sm"
      title="Choose a new owner first"
      description={
        isAlone
          ? 'A council needs an owner, and you’re its only member. Once someone else has joined, you can make them the owner and leave.'
          : 'A council needs an owner. Choose a member to take over, then you can leave.'
      }
      actions={
        <>
          {(!isAlone || isAsked) && (
            <ButtonLink to={{ search: isAlone ? partSearch('requests') : MANAGE_SEARCH }} autoFocus onClick={onClose}>
              {isAlone ? 'See requests to join' : 'Choose a new owner'}
            </ButtonLink>
          )}
          <Button variant="quiet" autoFocus={isAlone && !isAsked} onClick={onClose}>
            Cancel
          </Button>
        </>
      }
    />
  );
}
