const SHORTEST = 16

/** Separated by commas. @throws RangeError for one that can never have been a key. */
export function formerKeys(listed = ''): string[] {
  const keys = listed
    .split(',')
    .map((key) => key.trim())
    .filter(Boolean)
  if (keys.some(({ length }) => length < SHORTEST)) {
    throw new RangeError(`FORMER_APP_KEYS holds one of less than ${SHORTEST} characters`)
  }
  return keys
}
