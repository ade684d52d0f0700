import type { CommunityMark, CommunitySettings } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import { readPageSettings } from '#platform/browser/page/page-settings.ts';
import { iconAddress, lookAddress, smallMarkAddress } from '#platform/shared/look-addresses.ts';
import { Mark } from '#ui/feedback/mark.tsx';
import { Fieldset } from '#ui/fields/fieldset.tsx';
import type { SettingFieldProps } from '../setting-field-props.ts';
import { PictureSlot } from './picture-slot.tsx';

/** A mark for light grounds and, if that can't be seen on dark ones, another one for those. */
export function MarkField(props: SettingFieldProps<CommunitySettings['mark']>) {
  const { id, label, hint, error, value, disabled, onChange } = props;
  return (
    <Fieldset id={id} legend={label} hint={hint} error={error}>
      <PictureSlot
        use="mark"
        label={value ? say('settings.mark.replace') : say('settings.mark.choose')}
        disabled={disabled}
        onUploaded={(light) => onChange({ light, dark: value?.dark ?? null })}
      />
      {value && (
        <PictureSlot
          use="mark"
          label={value.dark === null ? say('settings.mark.chooseDark') : say('settings.mark.replaceDark')}
          disabled={disabled}
          onUploaded={(dark) => onChange({ ...value, dark })}
          onRemove={value.dark === null ? undefined : () => onChange({ ...value, dark: null })}
          removal={say('settings.mark.removeDark')}
        />
      )}
      <figure>
        <figcaption className="text-sm text-muted">{say('settings.mark.example')}</figcaption>
        <div aria-hidden className="mt-2 grid gap-3 sm:grid-cols-2">
          <Example scheme="scheme-light" mark={value} file={value?.light} />
          <Example scheme="scheme-dark" mark={value} file={value?.dark ?? value?.light} />
        </div>
      </figure>
    </Fieldset>
  );
}

interface ExampleProps {
  scheme: 'scheme-light' | 'scheme-dark';
  /** On home screens. */
  mark: CommunityMark | null;
  /** The one on this ground; left out for ours. */
  file: string | undefined;
}

/** In the header, in a tab, and on a home screen, where the ground is always light. */
function Example({ scheme, mark, file }: ExampleProps) {
  const inTab = file?.endsWith('.svg') ? lookAddress(file) : file && iconAddress(file, '32.png');
  return (
    <div className={`${scheme} space-y-4 rounded-md border border-line bg-page p-4 text-ink`}>
      <p className="flex items-center gap-2.5 font-display text-xl font-semibold tracking-tight">
        <Shown src={file && smallMarkAddress(file)} className="size-8" />
        {readPageSettings().appName}
      </p>
      <p className="flex items-center gap-4">
        <Shown src={inTab} className="size-4" />
        <Shown src={inTab} className="size-8" />
        <span className="scheme-light grid size-15 place-items-center overflow-hidden rounded-lg border border-line bg-page">
          <Shown
            src={mark ? iconAddress(mark.light, '180.png') : undefined}
            className={mark ? 'size-full' : 'size-11'}
          />
        </span>
      </p>
    </div>
  );
}

/** @param src left out for ours, which has no address of its own once the community has a mark. */
const Shown = ({ src, className }: { src: string | undefined; className: string }) =>
  src === undefined ? (
    <Mark className={`${className} text-action`} />
  ) : (
    <img src={src} alt="" className={`object-contain ${className}`} />
  );
