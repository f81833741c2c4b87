/** The first and the last bytes of a file, and how many it has. */
export type FileEnds = { head: Buffer; tail: Buffer; bytes: number }

/** A PDF begins with its version (ISO 32000-1, 7.5.2). */
export const beginsAsPdf = ({ head }: Pick<FileEnds, 'head'>): boolean =>
  /^%PDF-[12]\.\d/.test(head.toString('latin1'))

/** It ends with the place of its table and the mark of the end (7.5.5); one that is cut off does not. */
export const endsAsPdf = ({ tail }: Pick<FileEnds, 'tail'>): boolean =>
  /startxref\s+\d+\s+%%EOF\s*$/.test(tail.subarray(-1024).toString('latin1'))
