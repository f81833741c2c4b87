/** A number with its thing, for what is said to operators: `1 file`, `2 files`. */
export const counted = (count: number, thing: string): string =>
  `${count} ${thing}${count === 1 ? '' : 's'}`
