import { say } from '#languages/say.ts';
import { buttonClass } from '../buttons/button-style.ts';
import { Icon } from '../drawn/icons.tsx';

/** Opens the camera of a phone or tablet; other devices would only offer their files. */
export const CameraInput = ({ onFiles }: { onFiles: (files: File[]) => void }) => (
  <div className="hidden pointer-coarse:block">
    <label
      htmlFor="camera"
      className={buttonClass({
        size: 'lg',
        wide: true,
        className:
          'cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
      })}
    >
      <Icon className="size-6">
        <path d="M4 8h3.5L9 5.5h6L16.5 8H20v11H4Z" />
        <circle cx="12" cy="13" r="3.5" />
      </Icon>
      {say('ui.cameraInput.open')}
      <input
        id="camera"
        type="file"
        accept="image/*"
        capture="environment"
        className="sr-only"
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          target.value = '';
        }}
      />
    </label>
  </div>
);
