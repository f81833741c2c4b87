import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import limits from '#config/api_limits'
import { recordAudit, type Actor } from '#shared/audit'
import { rows, transaction } from '#shared/database'
import { pricingToday } from '#shared/pricing_today'
import { CalendarDay } from '#shared/domain/calendar_day'
import { ok, refuse, type Result } from '#shared/domain/result'
import { secondsUntilTomorrow } from '#shared/domain/seconds_until'
import type { Notice, Quote, QuoteCustomer, QuoteSelection } from '#catalogue/domain/quote/types'
import { QUOTE_VALID_DAYS, type SavedQuote } from '#catalogue/domain/saved_quote'
import { findSavedQuote } from '#catalogue/queries/find_saved_quote'
import { quoteFor, quoteRules } from '#catalogue/queries/quote_for'

export type QuoteToSave = {
  actor: Actor & { id: number }
  customer: QuoteCustomer
  recipient: string[]
  recipientCountry?: string | null
  selections: QuoteSelection[]
}

const MOST_A_DAY = limits.quotesOfDay.requests

/** For 30 days. Refuses what could not be ordered, but for a missing VAT ID. */
export async function saveQuote(wanted: QuoteToSave): Promise<Result<SavedQuote>> {
  const { actor, customer, selections } = wanted
  return transaction(async (trx) => {
    const quote = await quoteFor({ selections, customer, trx })
    const [hindrance] = hindrances(quote)
    if (hindrance) return refuse(hindrance.code, { params: hindrance.params })
    if (await isTooMuch(trx, actor.id)) {
      return refuse('catalogue.errors.too_many_quotes', {
        ...{ params: { n: MOST_A_DAY }, status: 429, retryAfter: secondsUntilTomorrow() },
      })
    }
    const number = await nextNumber(trx)
    await insertQuote(trx, number, wanted, quote)
    await recordAudit(trx, {
      actor,
      subject: { type: 'quote', id: number },
      action: 'quote.saved',
      after: { netCents: quote.netCents, lines: quote.lines.length },
    })
    return ok((await findSavedQuote(number, actor.id, trx))!)
  })
}

const hindrances = ({ lines, errors }: Quote): Notice[] => [
  ...errors.filter(({ code }) => code !== 'catalogue.errors.vat_id_missing'),
  ...lines.flatMap((line) => line.errors),
]

/** The counter's row stays locked until the transaction ends: numbers have no gaps. */
async function nextNumber(trx: TransactionClientContract): Promise<number> {
  const [counter] = await rows<{ number: number }>(
    trx,
    `update quote_counters set last_number = last_number + 1
      where name = 'quotes' returning last_number as number`
  )
  return counter!.number
}

async function isTooMuch(trx: TransactionClientContract, userId: number): Promise<boolean> {
  const [saved] = await rows<{ count: number }>(
    trx,
    'select count(*) as count from saved_quotes where user_id = ? and created_on = ?',
    [userId, CalendarDay.today().iso]
  )
  return saved!.count >= MOST_A_DAY
}

async function insertQuote(
  trx: TransactionClientContract,
  number: number,
  { actor, customer, recipient, recipientCountry = null }: QuoteToSave,
  quote: Quote
) {
  const today = CalendarDay.today()
  await trx.table('saved_quotes').insert({
    number,
    user_id: actor.id,
    created_on: today.iso,
    valid_until: today.plusDays(QUOTE_VALID_DAYS).iso,
    country: customer.deliveryCountry,
    vat_id: customer.vatId,
    recipient,
    recipient_country: recipientCountry,
    rules: JSON.stringify(quoteRules(await pricingToday(trx))),
    quote: JSON.stringify(quote),
  })
}
