import { createInstance } from 'i18next'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { I18nextProvider } from 'react-i18next'
import { expect, test } from 'vitest'
import english from '~/i18n/locales/en/reports/errors.json'
import type { JudgedEntry, Lookup } from '../types'
import { useCodeProblem } from './use_code_problem'

const TOO_MANY = 'You can enter only up to 10 ISINs/Common codes'
const LOOKED = { lookup: null, isTooLong: false, hasFailed: false }

/** What was looked up of so many entries, of which some repeat others. */
function of(entries: number, repeated = 0): Lookup {
  const judged = Array.from({ length: entries + repeated }, (_, at) => ({
    ...{ typed: String(at), code: String(at), verdict: at < entries ? 'available' : 'merged' },
  })) as JudgedEntry[]
  const day = { day: '2026-09-18', isThere: true, dayProblem: null }
  return { ...day, unitCents: 12_500, entries: judged, months: [] }
}

/** What is said under the field. */
function said(looked: Parameters<typeof useCodeProblem>[0]) {
  let words: string | undefined
  const Field = () => {
    words = useCodeProblem(looked)
    return null
  }
  const texts = createInstance()
  const resources = { en: { 'reports/errors': english } }
  void texts.init({ lng: 'en', resources, initAsync: false })
  const root = createRoot(document.createElement('div'))
  flushSync(() =>
    root.render(
      <I18nextProvider i18n={texts}>
        <Field />
      </I18nextProvider>
    )
  )
  root.unmount()
  return words
}

test.each([
  { title: 'ten', looked: { ...LOOKED, lookup: of(10) }, words: undefined },
  { title: 'ten, and one twice', looked: { ...LOOKED, lookup: of(10, 1) }, words: undefined },
  { title: 'eleven', looked: { ...LOOKED, lookup: of(11) }, words: TOO_MANY },
  { title: 'a whole column', looked: { ...LOOKED, isTooLong: true }, words: TOO_MANY },
])('while it is typed: $title', ({ looked, words }) => {
  expect(said(looked)).toBe(words)
})

test('what could not be looked up is said to be an unknown error', () => {
  expect(said({ ...LOOKED, hasFailed: true })).toMatch(/^Unknown error;/)
})
