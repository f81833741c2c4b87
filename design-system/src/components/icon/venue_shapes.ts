/** Sixteen-pixel filled marks for venues, told apart by outline alone; none is anyone's logo. */
export const VENUE_SHAPES = {
  peak: 'M8 2 14.5 14h-4L8 8.5 5.5 14h-4Z',
  checker: 'M2 2h5v5H2ZM9 9h5v5H9ZM9 4h3v3H9Z',
  half: 'M7.5 2a6 6 0 0 0 0 12ZM9 4.5a3.5 3.5 0 0 1 0 7Z',
  shield: 'M2 2h12v6a6 6 0 0 1-5 5.5V15H7v-1.5A6 6 0 0 1 2 8Z',
  north: 'M2 2h3l4 7V2h1.5v12H8L4.5 8v6H2ZM12 2h2v12h-2Z',
  bars: 'M2 9h3v5H2ZM6.5 5.5h3V14h-3ZM11 2h3v12h-3Z',
  diamond: 'M8 1.5 14.5 8 8 14.5 1.5 8ZM8 5.5 5.5 8 8 10.5 10.5 8Z',
  ring: 'M8 1.5a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13ZM8 5a3 3 0 1 0 0 6 3 3 0 0 0 0-6Z',
  gate: 'M2 2h12v12h-3.5V5.5h-5V14H2Z',
  wave: 'M2 5c2-3 4-3 6 0s4 3 6 0v3c-2 3-4 3-6 0S4 5 2 8ZM2 11c2-3 4-3 6 0s4 3 6 0v3H2Z',
  arrowhead: 'M2 2h12v4H9.5v8h-3V6H2Z',
  steps: 'M2 10h4V6h4V2h4v12H2Z',
  hourglass: 'M2 2h12L9.5 8l4.5 6H2l4.5-6Z',
  cross: 'M6 2h4v4h4v4h-4v4H6v-4H2V6h4Z',
} as const

export type VenueShape = keyof typeof VENUE_SHAPES
