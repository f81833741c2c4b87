import { countForMerger, moveToOther } from '#catalogue/actions/move_to_other'
import { eraseFromCatalogue, listQuotesOf, listTrialsOf } from '#catalogue/actions/personal_data'
import type { KeptOfPeople } from '#shared/people'

export default {
  tells: { trials: listTrialsOf, quotes: listQuotesOf },
  erase: eraseFromCatalogue,
  counts: countForMerger,
  move: moveToOther,
} satisfies KeptOfPeople
