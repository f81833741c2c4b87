import type { Say } from '#billing/pdf/say'
import downloadWindow from '#config/download_window'
import { countryName } from '#shared/countries/country_name'
import { CalendarDay } from '#shared/domain/calendar_day'
import { translate } from '#shared/i18n'
import { plain, small, type PdfBlock, type PdfDocument, type PdfFact } from '#shared/pdf'
import { inGroupsOfFour } from '#shared/domain/creditor_reference'
import type { InvoiceContent } from '#billing/domain/invoice/content'
import { transferReference } from '#billing/domain/invoice/transfer_reference'
import { invoiceTable } from '#billing/pdf/invoice_table'
import { invoiceTotals } from '#billing/pdf/invoice_totals'
import { paymentWords, vatWords } from '#billing/pdf/sentences'

export function invoiceDocument(content: InvoiceContent): PdfDocument {
  const { locale, kind, label, seller } = content
  const say: Say = (key, params) => translate(locale, `invoices.pdf.${key}`, params)
  const { address } = seller
  return {
    locale,
    title: say(`title_${kind}`, { label }),
    sender: {
      name: seller.name,
      line: `${seller.legalName} · ${address.addressLine1} · ${address.postcode} ${address.city}`,
    },
    recipient: recipientOf(content),
    facts: factsOf(content, say),
    blocks: blocksOf(content, say),
    footer: footerOf(content, say),
    pageLabel: (page, pages) => say('page', { page, pages }),
  }
}

const day = (iso: string) => CalendarDay.parse(iso)!.format()

/** An address is often in the company's own name, which then stands once. */
function recipientOf({ buyer, locale }: InvoiceContent): string[] {
  const { name, addressLine1, addressLine2, postcode, city, country } = buyer.address
  const lines = [buyer.company, name, addressLine1, addressLine2, `${postcode} ${city}`]
  const all = [...lines, countryName(country, locale)]
  return [...new Set(all.filter((line): line is string => Boolean(line)))]
}

function factsOf(content: InvoiceContent, say: Say): PdfFact[] {
  const { kind, label, issuedOn, order, supply, corrects, suppliedOn, buyer } = content
  const facts: (PdfFact | null)[] = [
    { label: say(`number_${kind}`), value: label },
    { label: say('date'), value: day(issuedOn) },
    corrects && { label: say('corrects'), value: corrects.label },
    order && { label: say('order'), value: String(order.number) },
    order && { label: say('ordered_on'), value: day(order.placedOn) },
    supply ? { label: say('supplied'), value: `${day(supply.from)} – ${day(supply.to)}` } : null,
    suppliedOn ? { label: say('supplied_on'), value: day(suppliedOn) } : null,
    optional(say('own_reference'), content.ownReference),
    optional(say('cost_centre'), content.costCentre),
    optional(say('vat_id'), buyer.vatId),
  ]
  return facts.filter((fact) => fact !== null)
}

const optional = (label: string, value: string | null) => (value ? { label, value } : null)

function blocksOf(content: InvoiceContent, say: Say): PdfBlock[] {
  const { kind, vat, reason, corrects } = content
  const about = corrects && {
    label: corrects.label,
    day: day(corrects.issuedOn),
    number: content.order?.number,
  }
  return [
    plain(introOf(content, say, about)),
    ...(reason ? [plain(say('reason', { reason }))] : []),
    invoiceTable(content, say),
    invoiceTotals(content, say),
    ...(vat.reason === 'domestic' ? [] : [plain(vatWords(vat, content.locale))]),
    plain(paymentWords(content, referenceOf(content))),
    ...(kind === 'Invoice' && content.order && !content.suppliedOn
      ? [small(say('advance', { window: downloadWindow.days }))]
      : []),
    small(say('embedded')),
  ]
}

function introOf({ order, supply }: InvoiceContent, say: Say, about: object | null): string {
  if (order) return about ? say('intro_CreditNote', { ...about }) : say('intro_Invoice')
  const name = supply!.name
  return about
    ? say('credit_intro_of_supply', { ...about, name })
    : say('intro_of_supply', { name })
}

/** In groups of four, as people type it. */
function referenceOf(content: InvoiceContent): string {
  const reference = transferReference(content)
  return content.order ? inGroupsOfFour(reference) : reference
}

function footerOf({ seller }: InvoiceContent, say: Say): string[][] {
  const { legalName, address, email, register, vatId, phone, account } = seller
  return [
    [legalName, `${address.addressLine1}, ${address.postcode} ${address.city}`, email],
    [register, `${say('vat_id')} ${vatId}`, phone],
    [account.bank, `IBAN ${account.iban}`, `BIC ${account.bic}`],
  ]
}
