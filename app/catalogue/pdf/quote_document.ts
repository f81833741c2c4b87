import downloadWindow from '#config/download_window'
import { countryName } from '#shared/countries/country_name'
import { CalendarDay } from '#shared/domain/calendar_day'
import { translate, type Locale } from '#shared/i18n'
import {
  footOfSeller,
  plain,
  shopAsSender,
  small,
  type PdfBlock,
  type PdfDocument,
} from '#shared/pdf'
import { termsToday } from '#shared/terms_today'
import type { SavedQuote } from '#catalogue/domain/saved_quote'
import { countingTexts } from '#catalogue/pdf/counting_texts'
import { quoteTable } from '#catalogue/pdf/quote_table'
import { quoteTotals } from '#catalogue/pdf/quote_totals'

export function quoteDocument(saved: SavedQuote, locale: Locale): PdfDocument {
  const say = (key: string, params?: Record<string, unknown>) =>
    translate(locale, `quotes.pdf.${key}`, params)
  return {
    locale,
    title: say('title', { label: saved.label }),
    sender: shopAsSender(),
    recipient: recipientOf(saved, locale),
    facts: factsOf(saved, say),
    blocks: blocksOf(saved, locale, say),
    footer: footOfSeller(say('vat_id')),
    pageLabel: (page, pages) => say('page', { page, pages }),
  }
}

/** The country stands in the language of the letter, whatever the quote was saved in. */
function recipientOf({ recipient, recipientCountry }: SavedQuote, locale: Locale): string[] {
  if (!recipientCountry) return recipient
  return [...recipient, countryName(recipientCountry, locale)]
}

type Say = (key: string, params?: Record<string, unknown>) => string

function factsOf({ label, createdOn, validUntil, customer, quote }: SavedQuote, say: Say) {
  const facts = [
    { label: say('number'), value: label },
    { label: say('date'), value: shownDay(createdOn) },
    { label: say('valid_until'), value: shownDay(validUntil) },
    { label: say('rules'), value: quote.rulesVersion },
  ]
  return customer.vatId ? [...facts, { label: say('vat_id'), value: customer.vatId }] : facts
}

function blocksOf(saved: SavedQuote, locale: Locale, say: Say): PdfBlock[] {
  const texts = (key: string, params?: object) => translate(locale, `quotes.${key}`, { ...params })
  const terms = { window: downloadWindow.days, version: termsToday().version }
  return [
    plain(say('intro', { day: shownDay(saved.validUntil) })),
    quoteTable(saved.quote, locale),
    quoteTotals(saved.quote, locale),
    { kind: 'heading', text: texts('counting.title') },
    ...countingTexts(saved.quote, locale).map(small),
    { kind: 'heading', text: texts('terms.title') },
    small(texts('terms.text', terms)),
  ]
}

const shownDay = (iso: string) => CalendarDay.parse(iso)!.format()
