import { fieldsOf, is } from '#shared/http/api_description'
import { wireDayOf } from '#shared/http/wire'
import type { Owned } from '#catalogue/domain/owned_days'

const { about, flag, integer, listOf, object, wireDay } = is

type Days = { from: string; to: string }

const range = object({ from: wireDay, to: wireDay })
const rangeToWire = ({ from, to }: Days) => ({ from: wireDayOf(from), to: wireDayOf(to) })

/** What of a range somebody has already. */
export const ownedFields = fieldsOf<Owned>()({
  days: about(integer, 'Trading days of the range that the caller has already.'),
  orders: listOf(integer),
  unpaidOrders: about(listOf(integer), 'Those of them that wait for their payment.'),
  bySubscription: flag,
  ranges: [
    about(listOf(range), 'The days that the caller has.'),
    ({ ranges }) => ranges.map(rangeToWire),
  ],
  missing: [
    about(listOf(range), 'Ranges that hold the other trading days only.'),
    ({ missing }) => missing.map(rangeToWire),
  ],
})
