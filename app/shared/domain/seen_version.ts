import { refuse, type Refused } from '#shared/domain/result'

/** The refusal of what was decided on another version than there is; whoever names none means any. */
export const refuseUnseen = (version: number, seen: number | undefined): Refused | null =>
  seen === undefined || seen === version
    ? null
    : refuse('shared.errors.precondition', { status: 412 })
