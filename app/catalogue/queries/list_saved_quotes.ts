import { rows } from '#shared/database'
import type { SavedQuote } from '#catalogue/domain/saved_quote'
import {
  SAVED_QUOTE_COLUMNS,
  savedQuoteOf,
  type SavedQuoteRow,
} from '#catalogue/queries/saved_quote_rows'

const PAGE_SIZE = 10

export type SavedQuotePage = {
  quotes: SavedQuote[]
  totalCount: number
  page: number
  pages: number
}

/** A page of a customer's saved quotes, the newest first; a page too far is the last one. */
export async function listSavedQuotes(userId: number, asked = 1): Promise<SavedQuotePage> {
  const [counted] = await rows<{ count: number }>(
    null,
    'select count(*) as count from saved_quotes where user_id = ?',
    [userId]
  )
  const totalCount = counted!.count
  const pages = Math.max(1, Math.ceil(totalCount / PAGE_SIZE))
  const page = Math.min(Math.max(1, asked), pages)
  const found = await rows<SavedQuoteRow>(
    null,
    `select ${SAVED_QUOTE_COLUMNS} from saved_quotes where user_id = ?
      order by number desc limit ${PAGE_SIZE} offset ?`,
    [userId, (page - 1) * PAGE_SIZE]
  )
  return { quotes: found.map(savedQuoteOf), totalCount, page, pages }
}
