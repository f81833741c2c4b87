import { CalendarDay } from '#shared/domain/calendar_day'
import { givenSoldProduct } from '#tests/fixtures/basket/given_basket'
import { givenNotice } from '#tests/fixtures/arrivals/given_notice'
import { only, open, type Answer, type Given } from '#tests/fixtures/identity/access/row'

export async function given(): Promise<Given> {
  await givenSoldProduct('ACCESS')
  const notice = await givenNotice(['ACCESS'])
  return { notice, morning: '2026-03-03', product: 'ACCESS' }
}

const readers = (route: string, answer: Answer = 200) => only(['manager', 'admin'], route, answer)

const WORDS = { headlineEn: 'A', headlineDe: 'B', textEn: 'A', textDe: 'B' }

const doers = (route: string, answer: Answer) => only(['admin'], route, answer)

const writers = (route: string, answer: Answer) =>
  only(['admin'], route, answer, {
    sends: () => ({
      body: {
        ...{ ...WORDS, products: ['ACCESS'], lastDay: CalendarDay.today().iso },
        ...(route.startsWith('PUT') && { version: 1 }),
      },
    }),
  })

export const rows = [
  open('GET /status', 200),
  readers('GET /admin/arrivals'),
  readers('GET /admin/arrivals/export'),
  readers('GET /admin/arrivals/mornings/:morning'),
  readers('GET /admin/arrivals/mornings/:morning/export'),
  readers('GET /admin/arrivals/products/:product'),
  readers('GET /admin/arrivals/products/:product/export'),
  readers('GET /admin/arrivals/notices'),
  readers('GET /admin/arrivals/notices/export'),
  writers('POST /admin/arrivals/notices', 302),
  writers('PUT /admin/arrivals/notices/:notice', 302),
  doers('POST /admin/arrivals/notices/:notice/mails', 302),
  doers('DELETE /admin/arrivals/notices/:notice/mails', 302),
  doers('POST /admin/arrivals/notices/:notice/end', 302),
  readers('GET /api/v1/arrivals'),
  readers('GET /api/v1/arrivals/mornings/:morning'),
  readers('GET /api/v1/arrivals/products/:product'),
  open('GET /api/v1/notices', 200),
  readers('GET /api/v1/arrivals/notices'),
  writers('POST /api/v1/arrivals/notices', 201),
  writers('PUT /api/v1/arrivals/notices/:notice', 200),
  doers('POST /api/v1/arrivals/notices/:notice/mails', 200),
  doers('DELETE /api/v1/arrivals/notices/:notice/mails', 200),
  doers('POST /api/v1/arrivals/notices/:notice/end', 200),
]
