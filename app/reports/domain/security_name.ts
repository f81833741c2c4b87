/** What a spreadsheet, a PDF or the database cannot hold, or what would break a line of it; spaces beside them go along. */
const UNPRINTABLE = /[\s\p{Cc}\p{Cs}\uFFFE\uFFFF]+/gu

/** A security's name as it can be printed, without the control characters that a file of the lake may carry. */
export const securityName = (raw: string): string => raw.replaceAll(UNPRINTABLE, ' ').trim()
