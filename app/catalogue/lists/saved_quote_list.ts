import { defineList } from '#shared/lists'
import {
  SAVED_QUOTE_COLUMNS,
  savedQuoteOf,
  type SavedQuoteRow,
} from '#catalogue/queries/saved_quote_rows'

export const savedQuoteList = defineList<SavedQuoteRow, number>()({
  columns: SAVED_QUOTE_COLUMNS,
  from: 'saved_quotes',
  within: (userId) => ({ sql: 'user_id = ?', values: [userId] }),
  sort: { number: 'number' },
  usual: { by: 'number', direction: 'desc' },
  tieBreaker: 'number',
  load: (found) => Promise.resolve(found.map(savedQuoteOf)),
})
