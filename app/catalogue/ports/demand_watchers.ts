import { definePort } from '#shared/ports'
import type { UnmetDays } from '#catalogue/domain/unmet_days'

/** What is asked for and not sold: words that no product has, or days. Nothing of it says who asks. */
export type Demand = { kind: 'Search'; term: string } | ({ productId: number } & UnmetDays)

type Watch = (demand: readonly Demand[]) => void

/** For higher modules: told while a request is answered, so they take note and do no work. */
export const demandWatchers = definePort<Watch>('catalogue.demand_watchers')
