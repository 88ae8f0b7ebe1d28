import { iconPaths, type IconName } from './icon-paths';

type IconProps = {
  name: IconName;
  /** CSS pixels; the drawing is made for 24. */
  size?: number;
};

/** A drawing beside words: hidden from assistive technology, coloured by the text around it. */
export function Icon({ name, size = 24 }: IconProps) {
  return (
    <svg aria-hidden="true" width={size} height={size} viewBox="0 0 256 256" fill="currentColor">
      <path d={iconPaths[name]} />
    </svg>
  );
}
