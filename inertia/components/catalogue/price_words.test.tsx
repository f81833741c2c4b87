import type { Data } from '@generated/data'
import { createInstance } from 'i18next'
import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { I18nextProvider } from 'react-i18next'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import german from '~/i18n/locales/de/catalogue/products.json'
import english from '~/i18n/locales/en/catalogue/products.json'
import { CategoryCards } from './category_cards'
import { PriceFrom } from './price_from'

/* Files that are tested in one window share what stands in for a module. */
vi.mock('~/hooks/use_shared', () => ({ useShared: () => Reflect.get(globalThis, 'sharedProps') }))

type Card = Data.Catalogue.CategoryCard
type Product = Data.Catalogue.Product

const CARD: Card = {
  ...{ id: 'tick', name: 'Tick data', description: 'Every tick.', count: 3 },
  price: { kind: 'day', cents: 540 },
  ...{ catalogue: 'shop', venues: [], legalDisclaimer: null, subcategories: [] },
}
const PRODUCT: Product = {
  ...{ code: 'ticks', name: 'Ticks', kind: 'files', buyingOptions: ['otp'] },
  ...{ minimalDays: 5, firstDay: null, lastDay: null, description: '' },
  ...{ category: { id: 'tick', name: 'Tick data' }, subcategory: null, venues: [] },
  ...{ price: { kind: 'day', cents: 540 }, smallestOrderDayCents: null },
  ...{ hasSample: false, sampleYear: null, availableInRegion: true, strip: '' },
}

let root: Root

beforeEach(() => {
  root = createRoot(document.body.appendChild(document.createElement('main')))
})

afterEach(() => {
  root.unmount()
  document.body.replaceChildren()
  vi.unstubAllGlobals()
})

/** What a reader of the language sees. */
function read(locale: string, shown: ReactNode) {
  vi.stubGlobal('sharedProps', { locale })
  const texts = createInstance()
  void texts.init({
    lng: locale,
    resources: {
      en: { 'catalogue/products': english },
      de: { 'catalogue/products': german },
    },
    initAsync: false,
  })
  flushSync(() => root.render(<I18nextProvider i18n={texts}>{shown}</I18nextProvider>))
  return document.querySelector('main')!.textContent
}

test.each([
  { locale: 'en', words: 'from EUR 5.40/day' },
  { locale: 'de', words: 'ab EUR 5,40/Tag' },
])('card and line of what is sold by the day say the same: $words', ({ locale, words }) => {
  expect(read(locale, <CategoryCards cards={[CARD]} />)).toContain(words)
  expect(read(locale, <PriceFrom product={PRODUCT} />)).toContain(words)
})

test.each([
  { locale: 'en', line: 'from EUR 24.00/day', card: 'from EUR 120.00/module' },
  { locale: 'de', line: 'ab EUR 24,00/Tag', card: 'ab EUR 120,00/Modul' },
])('modules are told by the day of the smallest order on the line: $line', (expected) => {
  const price = { kind: 'module', cents: 12_000 } as const
  const product = { ...PRODUCT, price, smallestOrderDayCents: 2_400 }
  expect(read(expected.locale, <PriceFrom product={product} />)).toContain(expected.line)
  const card = read(expected.locale, <CategoryCards cards={[{ ...CARD, price }]} />)
  expect(card).toContain(expected.card)
})

test('what is on request has no price on its card', () => {
  const card = read('en', <CategoryCards cards={[{ ...CARD, price: { kind: 'request' } }]} />)
  expect(card).toContain('3 products')
  expect(card).not.toContain('EUR')
})
