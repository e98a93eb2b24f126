import { iconPaths, type IconName } from './icon-paths';

function isIconName(name: string): name is IconName {
  return Object.hasOwn(iconPaths, name);
}

/** `CheckCircle`, `check circle` and `check_circle` as `check-circle`. */
function kebab(name: string): string {
  return name
    .trim()
    .replace(/([a-z])([A-Z])/g, '$1-$2')
    .replace(/[\s_]+/g, '-')
    .toLowerCase();
}

/** The icon of a stored name in any spelling; the star where there is none of that name. */
export function iconNamed(name: string): IconName {
  const wanted = kebab(name);
  return isIconName(wanted) ? wanted : 'star';
}
