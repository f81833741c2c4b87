/** One file on the page, all as an archive, by the script, by a public link. */
export const ACCESS_WAYS = ['page', 'archive', 'script', 'link'] as const
export type AccessWay = (typeof ACCESS_WAYS)[number]

/** Handed over: a proxy sends the bytes, uncounted. Shown: the page of a public link was seen. */
export const ACCESS_OUTCOMES = ['running', 'complete', 'cut', 'handed_over', 'shown'] as const
export type AccessOutcome = (typeof ACCESS_OUTCOMES)[number]

export type Caller = { address: string; agent: string }
