/** How many days a public link can be valid. */
export const LINK_DAYS = [1, 3, 7, 14, 30] as const
export const DEFAULT_LINK_DAYS = 3

/** The form of a link's secret; nothing else is looked up. */
export const LINK_TOKEN = /^[\w-]{32}$/
