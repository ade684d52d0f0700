import { ButtonLink } from '#ui/button-link.tsx';

export const OwnActions = ({ editPath }: { editPath: string }) => (
  <>
    <ButtonLink to={editPath} variant="secondary" size="sm">
      Edit
    </ButtonLink>
    <ButtonLink to={{ search: 'as=member' }} variant="quiet" size="sm">
      View as a member
    </ButtonLink>
    <ButtonLink to={{ search: 'as=visitor' }} variant="quiet" size="sm">
      View as a visitor
    </ButtonLink>
  </>
);
