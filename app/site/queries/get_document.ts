import { readFile } from 'node:fs/promises'
import app from '@adonisjs/core/services/app'
import { documentFigures, type Figures } from '#site/domain/document_figures'
import type { DocumentName, SiteDocument } from '#site/domain/documents'
import type { Locale } from '#site/http/locale_middleware'

const texts = new Map<string, string>()

/** A long text in a language with the figures of the configuration filled in. */
export async function getDocument(name: DocumentName, locale: Locale): Promise<SiteDocument> {
  const figures = documentFigures(locale)
  const text = await textOf(name, locale)
  return JSON.parse(text.replace(/{{(\w+)}}/g, (_, key: string) => escaped(known(figures, key))))
}

async function textOf(name: DocumentName, locale: Locale): Promise<string> {
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
