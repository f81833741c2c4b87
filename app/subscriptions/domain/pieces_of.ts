import { cut, type OpenRange } from '#subscriptions/domain/entitlement'

/** What of a range's days lies within other days, which do not overlap; nothing where none does. */
export const piecesOf = (days: OpenRange, within: readonly OpenRange[]): OpenRange[] =>
  within
    .map((one) => cut(days, one))
    .filter(({ from, until }) => !(from && until && from.isAfter(until)))
