import { readTypedDay } from '#shared/domain/typed_day'
import type { CalendarDay } from '#shared/domain/calendar_day'
import type { Cents } from '#shared/domain/money'
import { readOrderReferences } from '#shared/domain/find_order_references'
import { readWrittenAmount } from '#shared/domain/written_amount'

/** One way to read a line of a bank statement that somebody typed or pasted. */
export type BankLine = {
  orderNumber: number | null
  cents: Cents | null
  bookedOn: CalendarDay | null
}

const DAY = /\d{4}[-/.]\d{1,2}[-/.]\d{1,2}|\d{1,2}\.\d{1,2}\.\d{4}/g
/** With two decimals, or whole euros where the currency says that it is money. */
const AMOUNT =
  /(?<![\d.,])(?:\d{1,3}(?:[.,'’\s\u202f]\d{3})+|\d{1,9})[.,]\d{2}(?![\d.,]*\d)|(?<=EUR\s?|€\s?)\d{1,9}(?!\d)|(?<!\d)\d{1,9}(?=\s?(?:EUR|€))/gi
const NUMBER = /(?<![\d.,/'’-])\d{4,12}(?![\d.,/'’-]*\d)/g

/** The readings of a line, the likeliest first: reference, plain number of an order, amount alone. */
export function readBankLine(text: string): BankLine[] {
  const [day] = text.match(DAY) ?? []
  const bookedOn = day ? readTypedDay(day) : null
  const said = text.replaceAll(DAY, ' | ')
  const byReference = readOrderReferences(said).map(({ orderNumber, rest }) => ({
    ...{ orderNumber, cents: amountIn(rest), bookedOn },
  }))
  if (byReference.length > 0) return byReference
  const cents = amountIn(said)
  const numbers = (said.match(NUMBER) ?? []).map(Number)
  const byNumber = numbers.map((orderNumber) => ({ orderNumber, cents, bookedOn }))
  return byNumber.length > 0 ? byNumber : [{ orderNumber: null, cents, bookedOn }]
}

function amountIn(text: string): Cents | null {
  const [amount] = text.match(AMOUNT) ?? []
  return amount ? readWrittenAmount(amount.replaceAll(/['’\s\u202f]/g, '')) : null
}
