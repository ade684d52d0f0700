import type { Council } from '../../../../../generated/types.gen.ts';
import { Button } from '../../../../ui/button.tsx';
import { ButtonLink } from '../../../../ui/button-link.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { MANAGE_SEARCH, partSearch } from './parts.ts';

interface OwnerLeavingProps {
  council: Council;
  onClose: () => void;
}

/** A council is never without an owner: who leaves it is led to who could take it over. */
export function OwnerLeaving({ council: { memberCount, openRequestCount }, onClose }: OwnerLeavingProps) {
  const isAlone = memberCount <= 1;
  const isAsked = (openRequestCount ?? 0) > 0;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="sm"
      title="Hand it over first"
      description={
        isAlone
          ? 'A council needs an owner, and you are its only member. Once somebody else is in it, you can hand it over to them and leave.'
          : 'A council needs an owner. Choose the member who takes it over; then you can leave.'
      }
      actions={
        <>
          {(!isAlone || isAsked) && (
            <ButtonLink to={{ search: isAlone ? partSearch('requests') : MANAGE_SEARCH }} autoFocus onClick={onClose}>
              {isAlone ? 'See who asks to join' : 'Choose who takes it over'}
            </ButtonLink>
          )}
          <Button variant="quiet" autoFocus={isAlone && !isAsked} onClick={onClose}>
            Stay for now
          </Button>
        </>
      }
    />
  );
}
