/** Euros of the HTTP API as cents; a third decimal has been refused before. */
export const centsFromWire = (euros: number): number => Math.round(euros * 100)
