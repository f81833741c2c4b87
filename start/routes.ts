/*
 * Every module's routes, one after the other: addresses are matched in this order, and the site,
 * which answers unknown addresses, comes last. Static imports would not wait for each other.
 */
await import('#shared/routes')
await import('#identity/routes')
await import('#catalogue/routes')
await import('#delivery/routes')
await import('#basket/routes')
await import('#orders/routes')
await import('#site/routes')

export {}
