const BEYOND_HEADERS = /[^\t\x20-\x7e]/gu

/** Printable ASCII; everything else is escaped as addresses escape it. */
export function headerText(text: string): string {
  return text.toWellFormed().replaceAll(BEYOND_HEADERS, encodeURIComponent)
}
