import { ok, refuse, type Result } from '#shared/domain/result'

/**
 * Refuses a change that was decided on something else than what holds now, both written the same way or both
 * versions; whoever does not say on what changes what there is.
 */
export const refuseOtherThan = <T extends string | number>(
  seen: T | undefined,
  now: T
): Result<undefined, 'shared.errors.changed_meanwhile'> =>
  seen === undefined || seen === now
    ? ok()
    : refuse('shared.errors.changed_meanwhile', { status: 409 })
