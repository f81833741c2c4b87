/** Black shapes on an 18 px square; abstract, so that no venue's own mark is copied. */
export const VENUE_SHAPES = {
  peak: 'M2 16 9 2l7 14h-4L9 9l-3 7Z',
  blocks: 'M2 2h6v6H2ZM10 10h6v6h-6ZM10 2l6 6h-6Z',
  steps: 'M2 12h3v4H2ZM7.5 7h3v9h-3ZM13 2h3v14h-3Z',
  halves: 'M9 2a7 7 0 0 1 0 14ZM7 4v10a5 5 0 0 1 0-10Z',
  lines: 'M2 4h14v3H2ZM2 9h10v3H2ZM2 14h6v2H2Z',
  gate: 'M2 16V2l5 8V2h2v14L4 8v8ZM12 2h4v14h-4Z',
  shield: 'M2 2h14v5a7 7 0 0 1-14 0ZM8 14h2v3H8Z',
  diamond: 'M9 2l7 7-7 7-7-7Zm0 4L6 9l3 3 3-3Z',
  wave: 'M2 5q3.5-4 7 0t7 0v4q-3.5 4-7 0t-7 0ZM2 13h14v2H2Z',
  bolt: 'M10 1 3 10h5l-1 7 8-10h-5Z',
  disc: 'M9 2a7 7 0 1 1 0 14A7 7 0 0 1 9 2Z',
  columns: 'M2 16V9h4v7ZM7 16V5h4v11ZM12 16V2h4v14Z',
  grid: 'M2 2h3v14H2ZM7 2h3v14H7ZM12 2h4v3h-4ZM12 7h4v9h-4Z',
  arch: 'M2 9a7 7 0 0 1 14 0h-4a3 3 0 0 0-6 0ZM2 11h14v4H2Z',
} as const

export type VenueShape = keyof typeof VENUE_SHAPES

const NAMES = Object.keys(VENUE_SHAPES) as VenueShape[]

/** A shape that stays the same for a code, for venues nobody has chosen a shape for. */
export function shapeForCode(code: string): VenueShape {
  let sum = 7
  for (const letter of code) sum = (sum * 31 + letter.charCodeAt(0)) % 9973
  return NAMES[sum % NAMES.length]!
}
