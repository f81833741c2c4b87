import { footOfSeller, shopAsSender, type PdfDocument, type PdfFact } from '#shared/pdf'
import { confirmationBlocks } from '#orders/pdf/confirmation_blocks'
import { addressLines, shownMoment, wordsOf } from '#orders/pdf/words'
import type { OrderDetail } from '#orders/queries/get_order'

/** In the order's language and from the order alone: it reads the same whenever it is asked for. */
export function confirmationDocument(order: OrderDetail): PdfDocument {
  const { locale, number, billingAddress } = order
  const say = wordsOf(order)
  return {
    locale,
    title: say('title', { number }),
    sender: shopAsSender(),
    recipient: [...new Set([order.company, ...addressLines(billingAddress, locale)])],
    facts: factsOf(order),
    blocks: confirmationBlocks(order),
    footer: footOfSeller(say('vat_id')),
    pageLabel: (page, pages) => say('page', { page, pages }),
  }
}

function factsOf(order: OrderDetail): PdfFact[] {
  const say = wordsOf(order)
  const facts: [string, string | null][] = [
    ['number', String(order.number)],
    ['placed', shownMoment(order.createdAt.toISOString())],
    ['method', say(`methods.${order.paymentMethod}`)],
    ['vat_id', order.tin],
    ['own_reference', order.ownReference],
    ['cost_centre', order.costCentre],
  ]
  return facts.flatMap(([key, value]) => (value ? [{ label: say(key), value }] : []))
}
