import { expect, test } from 'vitest'
import de from '../../i18n/documents/de/faq.json'
import en from '../../i18n/documents/en/faq.json'
import { filterQuestions } from './filter_questions'

const found = (sections: { questions: { q: string; a: string }[] }[], search: string) =>
  filterQuestions(sections, search).flatMap(({ questions }) => questions.map(({ q }) => q))

test.each([
  ['logged out', 'Why was I signed out?'],
  ['log out', 'Why was I signed out?'],
  ['invoice', 'Do I get an invoice?'],
  ['invoices', 'Do I get an invoice?'],
  ['bills', 'Do I get an invoice?'],
  ['paying', 'How can I pay?'],
  ['tax', 'Is value-added tax added?'],
  ['vat', 'Is value-added tax added?'],
  ['passwords', 'How often must I change my password?'],
  ['Rechnung', 'Do I get an invoice?'],
])('“%s” finds: %s', (search, question) => {
  expect(found(en.sections, search)).toContain(question)
})

test.each([
  ['ausgeloggt', 'Warum wurde ich abgemeldet?'],
  ['Abmeldung', 'Warum wurde ich abgemeldet?'],
  ['Rechnungen', 'Bekomme ich eine Rechnung?'],
  ['invoice', 'Bekomme ich eine Rechnung?'],
  ['Mehrwertsteuer', 'Kommt Umsatzsteuer hinzu?'],
  ['bezahlen', 'Wie kann ich zahlen?'],
  ['Passwort', 'Wie oft muss ich mein Kennwort ändern?'],
])('„%s“ findet: %s', (search, question) => {
  expect(found(de.sections, search)).toContain(question)
})

test.each(['zebra', 'vat zebra', '<img>', '!!'])('“%s” finds nothing', (search) => {
  expect(found(en.sections, search)).toEqual([])
})

test('not every question answers every search', () => {
  const all = found(en.sections, '').length
  for (const search of ['invoice', 'logged out', 'vat', 'password']) {
    expect(found(en.sections, search).length).toBeLessThan(all / 2)
  }
})
