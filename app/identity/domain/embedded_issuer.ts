/** The provider's address changes with the shop's; its users must not get lost with it. */
export const EMBEDDED_ISSUER = 'embedded'
