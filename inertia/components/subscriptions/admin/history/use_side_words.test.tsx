import { createInstance } from 'i18next'
import { renderToStaticMarkup } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { expect, test } from 'vitest'
import germanFields from '~/i18n/locales/de/shared/fields.json'
import germanEntitlements from '~/i18n/locales/de/subscriptions/entitlements.json'
import germanPages from '~/i18n/locales/de/subscriptions/pages.json'
import german from '~/i18n/locales/de/subscriptions/subscription_history.json'
import englishFields from '~/i18n/locales/en/shared/fields.json'
import englishEntitlements from '~/i18n/locales/en/subscriptions/entitlements.json'
import englishPages from '~/i18n/locales/en/subscriptions/pages.json'
import english from '~/i18n/locales/en/subscriptions/subscription_history.json'
import type { ChangedSide } from './types'
import { useSideWords } from './use_side_words'

const OPEN = { visibleFrom: null, visibleUntil: null }
const YEAR = {
  ...{ startsOn: '2026-01-01', endsOn: '2026-12-31', ...OPEN, isTrial: false },
  ...{ isSalesTrial: false, actualStartsOn: null, items: [] },
}
const SOLD = { ...YEAR, isTrial: true, isSalesTrial: true }
const CUT = { ...YEAR, actualStartsOn: '2026-03-02', items: ['CHF', 'EUR'] }

function wordsFor(locale: string, side: ChangedSide): string {
  const texts = createInstance()
  const words = (own: object, pages: object, entitlements: object, fields: object) => ({
    ...{ 'subscriptions/subscription_history': own, 'subscriptions/pages': pages },
    ...{ 'subscriptions/entitlements': entitlements, 'shared/fields': fields },
  })
  const resources = {
    en: words(english, englishPages, englishEntitlements, englishFields),
    de: words(german, germanPages, germanEntitlements, germanFields),
  } as never
  void texts.init({ lng: locale, resources, nsSeparator: ':', initAsync: false })
  const Words = () => useSideWords()(side)
  return renderToStaticMarkup(
    <I18nextProvider i18n={texts}>
      <Words />
    </I18nextProvider>
  )
}

test.each([
  ['en', [], null, ''],
  ['en', [YEAR], null, '2026/01/01 to 2026/12/31'],
  [
    'en',
    [
      { ...YEAR, visibleUntil: '2028-12-31', isTrial: true },
      { ...YEAR, startsOn: null },
    ],
    null,
    '2026/01/01 to 2026/12/31, visible until 2028/12/31, Trial; until 2026/12/31',
  ],
  ['en', [], OPEN, 'visible without end'],
  ['en', [CUT], null, '2026/01/01 to 2026/12/31, Files from 2026/03/02 on, Chosen: CHF, EUR'],
  ['de', [SOLD], null, '2026/01/01 bis 2026/12/31, Probezugang des Vertriebs'],
  ['de', [], { ...OPEN, visibleUntil: '2027-01-31' }, 'sichtbar bis 2027/01/31'],
  ['de', [YEAR], null, '2026/01/01 bis 2026/12/31'],
])('in %s %o with %o is said so', (locale, ranges, visible, said) => {
  expect(wordsFor(locale, { ranges, visible })).toBe(said)
})
