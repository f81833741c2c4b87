import type { Month } from '#statistics/domain/month'
import { statementOf, type Statement } from '#statistics/domain/venue_statement'
import { booksOfMonth, type Books } from '#statistics/queries/venues/books_of_month'
import { listVenues, type VenueOfShares } from '#statistics/queries/venues/list_venues'
import { revenuesOfMonth } from '#statistics/queries/venues/revenues_of_month'

export type PartnerOfMonth = VenueOfShares & { statement: Statement }

export type PartnersOfMonth = {
  partners: PartnerOfMonth[]
  /** The administrative fees, and items without a venue: nobody has a part of them. */
  ownCents: number
  /** All venues and what is the operator's own; the books say the same where nothing waits. */
  netCents: number
  owedCents: number
  books: Books
}

/** What a month brought to each venue, and what is owed of it. */
export async function partnersOfMonth(month: Month): Promise<PartnersOfMonth> {
  const [venues, revenues, books] = await Promise.all([
    listVenues(),
    revenuesOfMonth(month),
    booksOfMonth(month),
  ])
  const linesOf = Map.groupBy(revenues, ({ venueId }) => venueId)
  const partners = venues.map((venue) => ({
    ...venue,
    statement: statementOf(linesOf.get(venue.id) ?? []),
  }))
  return {
    partners,
    ownCents: statementOf(linesOf.get(null) ?? []).netCents,
    netCents: statementOf(revenues).netCents,
    owedCents: partners.reduce((sum, { statement }) => sum + statement.owedCents, 0),
    books,
  }
}
