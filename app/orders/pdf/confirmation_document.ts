import shop from '#config/shop'
import type { PdfDocument, PdfFact } from '#shared/pdf'
import { confirmationBlocks } from '#orders/pdf/confirmation_blocks'
import { addressLines, shownMoment, wordsOf } from '#orders/pdf/words'
import type { OrderDetail } from '#orders/queries/get_order'

/** In the order's language and from the order alone: it reads the same whenever it is asked for. */
export function confirmationDocument(order: OrderDetail): PdfDocument {
  const { locale, number, billingAddress } = order
  const say = wordsOf(order)
  const { seller } = shop
  return {
    locale,
    title: say('title', { number }),
    sender: {
      name: shop.name,
      line: `${seller.legalName} · ${seller.addressLine1} · ${seller.postcode} ${seller.city}`,
    },
    recipient: [...new Set([order.company, ...addressLines(billingAddress, locale)])],
    facts: factsOf(order),
    blocks: confirmationBlocks(order),
    footer: footerOf(say('vat_id')),
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

function footerOf(vatId: string): string[][] {
  const { seller, support, bankAccount } = shop
  const { registerCourt, registerNumber } = seller
  return [
    [seller.legalName, `${seller.addressLine1}, ${seller.postcode} ${seller.city}`, support.email],
    [`${registerCourt}, ${registerNumber}`, `${vatId} ${seller.vatId}`, support.phone],
    [bankAccount.bank, `IBAN ${bankAccount.iban}`, `BIC ${bankAccount.bic}`],
  ]
}
