/** What a file's content says of itself; null for what cannot be told from it. */
export type FileFacts = { rows: number | null; first: string | null; last: string | null }

export const NO_FACTS: FileFacts = { rows: null, first: null, last: null }
