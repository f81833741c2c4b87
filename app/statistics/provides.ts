import { demandWatchers, quoteWatchers } from '#catalogue'
import { countQuotes } from '#statistics/actions/conversion/keep_quotes'
import { noteDemand } from '#statistics/actions/demand/keep_demand'

export default [
  demandWatchers.by('statistics', noteDemand),
  quoteWatchers.by('statistics', countQuotes),
]
