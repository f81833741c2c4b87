export const FILE_STATES = ['Preparing', 'Available', 'Claimed', 'Used'] as const

/**
 * Preparing: not yet found and checked in the lake. Available: may be claimed. Claimed: inside its
 * 24 hours. Used: downloaded once; only a new grant makes it available again.
 */
export type FileState = (typeof FILE_STATES)[number]
