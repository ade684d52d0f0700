import type { CommunitySettings } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import { readPageSettings } from '#platform/browser/page/page-settings.ts';
import { lookAddress } from '#platform/shared/look-addresses.ts';
import { Fieldset } from '#ui/fields/fieldset.tsx';
import type { SettingFieldProps } from '../setting-field-props.ts';
import { PictureSlot } from './picture-slot.tsx';

/** With the card that messengers make of a link to the home page. */
export function LinkPictureField(props: SettingFieldProps<CommunitySettings['linkPicture']>) {
  const { id, label, hint, error, value, disabled, onChange } = props;
  return (
    <Fieldset id={id} legend={label} hint={hint} error={error}>
      <PictureSlot
        use="linkPicture"
        label={value === null ? say('settings.linkPicture.choose') : say('settings.linkPicture.replace')}
        disabled={disabled}
        onUploaded={onChange}
      />
      <figure>
        <figcaption className="text-sm text-muted">{say('settings.linkPicture.example')}</figcaption>
        <div aria-hidden className="mt-2 max-w-96 overflow-hidden rounded-md border border-line bg-raised">
          <img
            src={value === null ? '/previews/home.jpg' : lookAddress(value)}
            alt=""
            width={1200}
            height={630}
            className="block h-auto w-full"
          />
          <p className="px-4 pt-3 font-semibold">{readPageSettings().appName}</p>
          <p className="px-4 pb-3 text-sm text-muted">{location.host}</p>
        </div>
      </figure>
    </Fieldset>
  );
}
