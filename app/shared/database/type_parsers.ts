import pg from 'pg'

/** `bigint[]`, for which the driver has no name. */
const INT8_ARRAY: number = 1016

type Texts = (text: string) => (string | null)[]

export function registerTypeParsers(): void {
  const { INT8, DATE } = pg.types.builtins
  pg.types.setTypeParser(INT8, readBigint)
  pg.types.setTypeParser(DATE, (text) => text)
  const readTexts: Texts = pg.types.getTypeParser(INT8_ARRAY)
  pg.types.setTypeParser(INT8_ARRAY, (text) =>
    readTexts(text).map((one) => (one === null ? null : readBigint(one)))
  )
}

/** Money and counts stay below 2^53; a larger number is a fault and must not lose digits. */
function readBigint(text: string): number {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new RangeError(`Not a safe integer: ${text}`)
  return value
}
