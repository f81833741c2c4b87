export const FILE_STATES = ['Preparing', 'Available', 'Claimed', 'Used'] as const

/** Preparing: not yet found in the lake. Claimed: inside its 24 hours. Used: until a new grant. */
export type FileState = (typeof FILE_STATES)[number]
