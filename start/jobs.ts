/*
 * Every module's background work. All processes declare it, so that an announcement finds its
 * subscribers wherever it is made; only workers run it.
 */
await import('#shared/jobs/index')
await import('#identity/jobs/index')
await import('#delivery/jobs/index')
await import('#orders/jobs/index')
