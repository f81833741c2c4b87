import { readFileSync } from 'node:fs'
import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import { commonRefusals, refusalsOfCalls } from '#generated/refusals'
import { messagesOf } from '#shared/http/api_description/refusal_codes'
import { saidToPrograms } from '#shared/http/words_for_programs'
import { LOCALES, translate, type Locale } from '#shared/i18n'

/** What nobody has who sends calls: a page, its steps and buttons, and what was typed there. */
const OF_A_PAGE: Record<Locale, RegExp> = {
  en: /\b(this|your|the) page\b(?!’s token)|\bpress\b|\bclick|highlighted|\bstep \d|you typed|required fields|save again/i,
  de: /(diese|die|ihre) seite\b|\bdruck\b|\bklick|markierte|schritt \d|eingegeben haben|pflichtfeld|speichern sie/i,
}

const codes = [...new Set([...commonRefusals, ...Object.values(refusalsOfCalls).flat()])]

type Words = { [key: string]: string | Words }

const keysIn = (words: Words, prefix = ''): string[] =>
  Object.entries(words).flatMap(([key, value]) =>
    typeof value === 'string' ? [`${prefix}${key}`] : keysIn(value, `${prefix}${key}.`)
  )

test.group('HTTP API | words of refusals', () => {
  for (const locale of LOCALES) {
    test(`name nothing that only a page has, in ${locale}`, ({ assert }) => {
      const messages = Object.entries(messagesOf(codes, locale))
      assert.isAbove(messages.length, 300)
      const ofPages = messages.filter(([, message]) => OF_A_PAGE[locale].test(message))
      assert.deepEqual(ofPages, [], 'say in shared/for_programs what a program should do')
    })
  }

  test('that only programs are told are those of calls', ({ assert }) => {
    const file = app.makePath('inertia/i18n/locales/en/shared/for_programs.json')
    const { changed, ...own } = JSON.parse(readFileSync(file, 'utf8')) as Words
    assert.isString(changed)
    const told = new Set(codes.map(saidToPrograms))
    const silent = keysIn(own).filter((code) => !told.has(`shared.for_programs.${code}`))
    assert.deepEqual(silent, [])
  })

  test('of a change by somebody else say how to go on, whatever was changed', ({ assert }) => {
    for (const code of ['entitlements.errors.changed', 'partners.errors.changed_by']) {
      assert.include(codes, code)
      assert.match(translate('en', saidToPrograms(code)), /send its `version`, or its `ETag`/)
    }
    assert.equal(saidToPrograms('orders.errors.not_found'), 'orders.errors.not_found')
  })
})
