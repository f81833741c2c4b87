/** Why the shop, not its owner, switched a webhook off. */
export const OFF_REASONS = ['failures', 'gone', 'staff'] as const

export type OffReason = (typeof OFF_REASONS)[number]
