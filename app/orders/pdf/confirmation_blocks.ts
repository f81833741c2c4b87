import { countingTexts, isNetPrice, quoteTable, quoteTotals, type PricedQuote } from '#catalogue'
import downloadWindow from '#config/download_window'
import shop from '#config/shop'
import { CalendarDay } from '#shared/domain/calendar_day'
import { formatEuro } from '#shared/domain/money'
import { plain, small, type PdfBlock } from '#shared/pdf'
import { transferAccount } from '#orders/domain/payment_details'
import { epcPicture } from '#orders/domain/payment/epc_code'
import { addressLines, shownMoment, wordsOf } from '#orders/pdf/words'
import type { OrderDetail } from '#orders/queries/get_order'

export function confirmationBlocks(order: OrderDetail): PdfBlock[] {
  const { locale } = order
  const say = wordsOf(order)
  const quote = quoteAsOrdered(order)
  return [
    plain(say('intro')),
    quoteTable(quote, locale),
    quoteTotals(quote, locale),
    heading(say('payment')),
    ...paymentOf(order),
    heading(say('delivery')),
    plain(addressLines(order.deliveryAddress, locale).join(', ')),
    small(say('window', { days: downloadWindow.days })),
    ...(quote.lines.length > 0 ? [heading(say('counting'))] : []),
    ...countingTexts(quote, locale).map(small),
    ...(order.consents.length > 0 ? [heading(say('declared'))] : []),
    ...declarationsOf(order).map(small),
    ...(quote.rulesVersion ? [small(say('rules', rulesOf(quote)))] : []),
  ]
}

/** What an order of staff has instead of a quote. */
const NO_FEE = { amountCents: 0, appliesUpToCents: 0, distanceCents: 0, reason: 'empty' } as const

/** The order's own amounts count, also where staff agreed on others than the quote's. */
function quoteAsOrdered({ quote, ...order }: OrderDetail): PricedQuote {
  const { subtotalCents, feeCents, discountCents, netCents, grossCents } = order
  const { vatPercent, vatCents, vatReason, vatExemption } = order
  return {
    ...quote,
    lines: quote.lines ?? [],
    ...{ subtotalCents, discountCents, netCents, grossCents },
    fee: { ...(quote.fee ?? NO_FEE), cents: feeCents },
    vat: {
      ...{ percent: vatPercent, cents: vatCents, isNet: isNetPrice(vatReason) },
      ...{ reason: vatReason, exemption: vatExemption },
    },
  }
}

function paymentOf(order: OrderDetail): PdfBlock[] {
  const { number, paymentMethod, grossCents, netCents, locale } = order
  const say = wordsOf(order)
  if (paymentMethod === 'Card') return [plain(say('paid_by_card'))]
  if (paymentMethod === 'Quota') {
    return [plain(say('paid_by_quota', { net: formatEuro(netCents, locale) }))]
  }
  if (grossCents === 0) return [plain(say('nothing_to_pay'))]
  const account = transferAccount(number, shop.bankAccount)
  const lines = (['holder', 'iban', 'bic', 'bank', 'reference'] as const).map(
    (key) => `${say(`account.${key}`)}: ${account[key]}`
  )
  return [
    {
      kind: 'pictured',
      text: [say('transfer', { gross: formatEuro(grossCents, locale) }), ...lines].join('\n'),
      ...{ png: epcPicture(number, grossCents, shop.bankAccount), width: 32, caption: say('code') },
    },
  ]
}

function declarationsOf(order: OrderDetail): string[] {
  const say = wordsOf(order)
  return order.consents.map(({ document, version, at }) =>
    say('declaration', { text: say(`consents.${document}`), version, at: shownMoment(at) })
  )
}

const rulesOf = ({ rulesVersion, rulesEffectiveFrom }: PricedQuote) => ({
  version: rulesVersion,
  day: CalendarDay.parse(rulesEffectiveFrom)?.format() ?? rulesEffectiveFrom,
})

const heading = (text: string): PdfBlock => ({ kind: 'heading', text })
