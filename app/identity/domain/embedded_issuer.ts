/**
 * What the embedded provider's users are filed under: its address changes with the shop's, and its
 * users must not get lost with it.
 */
export const EMBEDDED_ISSUER = 'embedded'
