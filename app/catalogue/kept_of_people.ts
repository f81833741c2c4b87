import { eraseFromCatalogue, listQuotesOf, listTrialsOf } from '#catalogue/actions/personal_data'
import type { KeptOfPeople } from '#shared/people'

/** Trials that a person asked for, and quotes that they saved. */
export default {
  tells: { trials: listTrialsOf, quotes: listQuotesOf },
  erase: eraseFromCatalogue,
} satisfies KeptOfPeople
