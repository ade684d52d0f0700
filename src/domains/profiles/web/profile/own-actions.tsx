import { say } from '#languages/say.ts';
import { ButtonLink } from '#ui/buttons/button-link.tsx';

export const OwnActions = ({ editPath }: { editPath: string }) => (
  <>
    <ButtonLink to={editPath} variant="secondary" size="sm">
      {say('profiles.ownActions.edit')}
    </ButtonLink>
    <ButtonLink to={{ search: 'as=member' }} variant="quiet" size="sm">
      {say('profiles.ownActions.asMember')}
    </ButtonLink>
    <ButtonLink to={{ search: 'as=visitor' }} variant="quiet" size="sm">
      {say('profiles.ownActions.asVisitor')}
    </ButtonLink>
  </>
);
