import { modules } from '#generated/modules'

/*
 * Every module's background work. All processes declare it, so that an announcement finds its
 * subscribers wherever it is made; only workers run it.
 */
await Promise.all(modules.map(({ jobs }) => jobs?.()))
