const BEYOND_HEADERS = /[^\t\x20-\x7e]/gu

/**
 * What may stand in a header: printable ASCII. Everything else, be it a line break, a letter of
 * another script or half a character, is escaped as addresses escape it.
 */
export function headerText(text: string): string {
  return text.toWellFormed().replaceAll(BEYOND_HEADERS, encodeURIComponent)
}
