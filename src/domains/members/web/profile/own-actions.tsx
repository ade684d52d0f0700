import { ButtonLink } from '../../../../ui/button-link.tsx';

export const OwnActions = ({ editPath }: { editPath: string }) => (
  <>
    <ButtonLink to={editPath} variant="secondary">
      Edit
    </ButtonLink>
    <ButtonLink to={{ search: 'as=member' }} variant="quiet">
      See as a member
    </ButtonLink>
    <ButtonLink to={{ search: 'as=visitor' }} variant="quiet">
      See as a visitor
    </ButtonLink>
  </>
);
