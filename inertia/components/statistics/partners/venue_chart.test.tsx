import { createInstance } from 'i18next'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { I18nextProvider } from 'react-i18next'
import { expect, test, vi } from 'vitest'
import { VenueChart } from './venue_chart'

/* Files that are tested in one window share what stands in for a module. */
vi.mock('~/hooks/use_shared', () => ({ useShared: () => Reflect.get(globalThis, 'sharedProps') }))

const venue = (id: string, netCents: number) => ({
  ...{ id, name: `Venue ${id}`, kind: 'partner' as const, country: 'DE', hundredths: 4_000 },
  ...{ soldCents: netCents, creditedCents: 0, netCents, owedCents: netCents * 0.4 },
})

test('each bar leads to its venue in the month that is shown', () => {
  vi.stubGlobal('sharedProps', { locale: 'en' })
  const root = createRoot(document.body.appendChild(document.createElement('main')))
  const partners = [venue('XCMD', 50_000), venue('XALC', 90_000), venue('NONE', 0)]
  const texts = createInstance()
  void texts.init({ lng: 'en', resources: {}, initAsync: false })
  flushSync(() =>
    root.render(
      <I18nextProvider i18n={texts}>
        <VenueChart partners={partners} month="2026-10" />
      </I18nextProvider>
    )
  )
  const links = [...document.querySelectorAll<HTMLAnchorElement>('ol a')]
  expect(links.map(({ pathname, search }) => pathname + search)).toEqual([
    '/admin/data-partners/XALC?month=2026-10',
    '/admin/data-partners/XCMD?month=2026-10',
  ])
  root.unmount()
  document.body.replaceChildren()
  vi.unstubAllGlobals()
})
