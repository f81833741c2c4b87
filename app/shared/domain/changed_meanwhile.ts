import { ok, refuse, type Result } from '#shared/domain/result'

/**
 * Refuses a change that was decided on something else than what holds now, both written the same way;
 * whoever does not say on what changes what there is.
 */
export const refuseOtherThan = (seen: string | undefined, now: string): Result<undefined> =>
  seen === undefined || seen === now
    ? ok()
    : refuse('shared.errors.changed_meanwhile', { status: 409 })
