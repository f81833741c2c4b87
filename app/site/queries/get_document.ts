import { readFile } from 'node:fs/promises'
import app from '@adonisjs/core/services/app'
import shop, { type Terms } from '#config/shop'
import { pricingInForce } from '#catalogue'
import { documentFigures, type Figures } from '#site/queries/document_figures'
import { termsAddress } from '#site/domain/terms_address'
import type { DocumentName, SiteDocument } from '#site/domain/documents'
import type { Locale } from '#shared/i18n'
import { termsToday } from '#shared/terms_today'
import { writtenDay } from '#shared/domain/written_day'

const texts = new Map<string, string>()

/** A long text in a language with the figures of the configuration filled in. */
export async function getDocument(name: DocumentName, locale: Locale): Promise<SiteDocument> {
  return name === 'terms_and_conditions'
    ? termsOf(termsToday(), locale)
    : read(name, locale, documentFigures(locale, termsToday(), await pricingInForce()))
}

/** The terms of a version, also of one that ended or is still to come; null where there is none. */
export async function getTerms(version: string, locale: Locale): Promise<SiteDocument | null> {
  const terms = shop.termsVersions.find((each) => each.version === version)
  return terms ? termsOf(terms, locale) : null
}

async function termsOf(terms: Terms, locale: Locale): Promise<SiteDocument> {
  const isNewest = terms === shop.termsVersions.at(-1)
  const name = isNewest ? 'terms_and_conditions' : `terms/${terms.version}`
  const text = await read(name, locale, documentFigures(locale, terms, await pricingInForce()))
  const others = shop.termsVersions.filter(({ version }) => version !== terms.version)
  return {
    ...text,
    ...(terms.version !== termsToday().version && { inForce: termsAddress() }),
    otherVersions: others.toReversed().map(({ version, effectiveFrom }) => ({
      version,
      day: writtenDay(effectiveFrom),
      href: version === termsToday().version ? termsAddress() : termsAddress(version),
    })),
  }
}

async function read(name: string, locale: Locale, figures: Figures): Promise<SiteDocument> {
  const text = await textOf(name, locale)
  return JSON.parse(text.replace(/{{(\w+)}}/g, (_, key: string) => escaped(known(figures, key))))
}

async function textOf(name: string, locale: Locale): Promise<string> {
  const path = app.makePath('inertia/i18n/documents', locale, `${name}.json`)
  const text = texts.get(path) ?? (await readFile(path, 'utf8'))
  if (app.inProduction) texts.set(path, text)
  return text
}

function known(figures: Figures, key: string): string {
  const figure = figures[key]
  if (figure === undefined) throw new Error(`No figure for {{${key}}} in a document`)
  return String(figure)
}

/** The figure lands inside a JSON string. */
const escaped = (figure: string) => JSON.stringify(figure).slice(1, -1)
