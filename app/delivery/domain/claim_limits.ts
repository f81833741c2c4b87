/** How long one claim of a file lasts, unless the download window ends before. */
export const CLAIM_HOURS = 24

const ALLOWANCE = 2

/** Bytes that one claim lets through: twice the file's size, whatever ranges are asked for. */
export const allowanceOf = (bytes: number): number => ALLOWANCE * bytes

/** A client that came for this many separate pieces gets the whole file instead of the next one. */
export const MOST_PIECES = 256

/** What buffers between here and a client can hold of a broken transfer, at most. */
export const MOST_LOST_BYTES = 16 * 1024 * 1024
