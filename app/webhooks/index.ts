/* The face of webhooks: the only file that others import. */
export { announceToHooks } from '#webhooks/actions/announce_to_hooks'
export type { HookEvent } from '#webhooks/domain/events'
