/**
 * Licences under which a library may be in the product: all of them let it be used, changed and
 * given on. Of sharp's libvips (LGPL) and lightningcss (MPL) the files are used as they are.
 */
const welcome = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'LGPL-3.0-or-later',
  'MIT',
  'MPL-2.0',
  'OFL-1.1',
  'Zlib',
]);

/**
 * A part of the product, as CycloneDX has it.
 * @typedef {object} Component
 * @property {string} name
 * @property {string} [group]
 * @property {string} version
 * @property {string} purl
 * @property {{ license?: { id?: string, name?: string }, expression?: string }[]} [licenses]
 * @property {{ type: string, hashes?: unknown[] }[]} [externalReferences]
 */

/** @param {Component} component for example "@dnd-kit/dom" */
export function nameOf({ group, name }) {
  return group === undefined ? name : `${group}/${name}`;
}

/** @param {Component} component its SPDX expression; '' where it names none */
export function licenceOf({ licenses = [] }) {
  return licenses
    .map(({ license, expression }) => expression ?? license?.id ?? license?.name ?? '')
    .join(' AND ');
}

/**
 * Whether an SPDX expression leaves a way that is welcome: all of AND, one of OR.
 * @param {string} expression without brackets inside brackets
 */
export function isWelcome(expression) {
  const plain = expression.replace(/[()]/g, '');
  if (plain.trim() === '') return false;
  return plain
    .split(' OR ')
    .some((way) => way.split(' AND ').every((licence) => welcome.has(licence.trim())));
}

/**
 * What cannot be told to come from the registry as it was: no checksum in the lockfile.
 * @param {Component} component
 */
export function isUnpinned({ externalReferences = [] }) {
  return !externalReferences.some(
    ({ type, hashes = [] }) => type === 'distribution' && hashes.length > 0,
  );
}
