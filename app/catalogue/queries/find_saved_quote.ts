import { selected } from '#shared/lists'
import { rows, type SqlClient } from '#shared/database'
import type { SavedQuote } from '#catalogue/domain/saved_quote'
import {
  SAVED_QUOTE_COLUMNS,
  savedQuoteOf,
  type SavedQuoteRow,
} from '#catalogue/queries/saved_quote_rows'

export async function findSavedQuote(
  number: number,
  userId: number,
  client: SqlClient = null
): Promise<SavedQuote | null> {
  const [row] = await rows<SavedQuoteRow>(
    client,
    `select ${selected(SAVED_QUOTE_COLUMNS)} from saved_quotes where number = ? and user_id = ?`,
    [number, userId]
  )
  return row ? savedQuoteOf(row) : null
}
