/** A day YYYY-MM-DD as everybody reads it, YYYY/MM/DD. */
export const writtenDay = (iso: string): string => iso.replaceAll('-', '/')
