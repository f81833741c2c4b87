/** Licences that ask for no more than a note of who wrote it. */
const ALLOWED = new Set([
  ...['MIT', 'MIT-0', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'Unlicense'],
  ...['BlueOak-1.0.0', 'CC0-1.0', 'Python-2.0', 'WTFPL', 'PostgreSQL', 'OFL-1.1', 'Zlib'],
])

/** Whether an SPDX expression may be chosen so that nothing of it is copyleft; no brackets inside others. */
export const isAllowed = (expression: string): boolean =>
  expression
    .replaceAll(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((licence) => ALLOWED.has(licence.trim())))
