/** How customers may have heard of the shop, by the server's names. */
export const HEARD_FROM = ['searchEngine', 'dbWebsite', 'recommendation', 'other'] as const
