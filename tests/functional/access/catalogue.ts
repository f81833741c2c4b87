import { saveQuote } from '#catalogue/actions/save_quote'
import { addUseCaseCategory } from '#catalogue/actions/use_cases/save_category'
import { addUseCase } from '#catalogue/actions/use_cases/save_use_case'
import { rows as sql } from '#shared/database'
import { CalendarDay } from '#shared/domain/calendar_day'
import {
  only,
  open,
  own,
  signedIn,
  type Given,
  type People,
} from '#tests/fixtures/identity/access/row'
import { givenDiscovery } from '#tests/fixtures/catalogue/given_discovery'
import { givenSoldProduct, WEEK } from '#tests/fixtures/basket/given_basket'

const QUOTED = `item=ACCESS.${WEEK.from}.${WEEK.to}`
const SELECTION = { items: [{ product: 'ACCESS', ...WEEK }] }
const MANAGED = '/admin/manage-use-cases'
const DAYS_PAGE = '/admin/manage-products/:product/days'
const PRODUCTS = '/admin/manage-products'
const DISCOVER = '/admin/manage-products/discover'
const CALENDARS = '/admin/calendars'
const OFFERED = '/admin/offered-files'
const CHANGE = { add: [], remove: [], firstYear: 2000, lastYear: 2030 }
const MARK = { ...WEEK, mark: 'degraded', noteEn: 'Late', noteDe: 'Spät', seen: 0 }
const DAYS = `from=${WEEK.from}&to=${WEEK.to}`

export async function given({ customer }: People): Promise<Given> {
  const sold = await givenSoldProduct('ACCESS')
  await givenTrial('A7_ACCESS')
  const useCases = await givenUseCases()
  const discovery = await givenDiscovery()
  const { id, email } = customer
  const [from, to] = [CalendarDay.parse(WEEK.from)!, CalendarDay.parse(WEEK.to)!]
  const saved = await saveQuote({
    actor: { id, label: email },
    customer: { deliveryCountry: 'DE', vatId: null },
    recipient: [],
    selections: [{ lineId: '1', productCode: 'ACCESS', from, to }],
  })
  if (!saved.ok) throw new Error(saved.refusal.code)
  const { number } = saved.value
  const names = { id: 'ACCESS', code: 'ACCESS', productIdentifier: 'ACCESS', product: 'ACCESS' }
  return { ...names, sold, discovery, position: 1, calendar: 'TEST', number, ...useCases }
}

export const rows = [
  open('GET /products', 200),
  open('GET /product/details/:productIdentifier', 200),
  open('GET /products/:product/quote', 200, { sends: () => ({ query: DAYS }) }),
  open('GET /products/:product/coverage', 200),
  open('GET /api/v1/products/info/:product', 200),
  open('GET /api/v1/products/info/:product/coverage', 200),
  open('GET /api/v1/use-cases', 200),
  open('GET /api/v1/use-case-categories', 200),
  open('GET /products/:product/preview', 404, { sends: () => ({ query: 'day=1990-01-01' }) }),
  open('GET /products/:product/samples/:name', 404, {
    sends: () => ({ params: { name: 'none' } }),
  }),
  open('GET /api/v1/products/info/:product/preview', 404, {
    sends: () => ({ query: 'day=1990-01-01' }),
  }),
  open('GET /api/v1/products/info', 200),
  open('GET /api/v1/products/info/:product/modulePricingLevels', 200),
  open('GET /api/v1/products/files', 200),
  open('GET /api/v1/a7products/info', 200),
  open('GET /api/v1/files/info', 200, {
    sends: ({ code }) => ({ query: `product=${code}&${DAYS}` }),
  }),
  open('GET /quote', 200, { sends: () => ({ query: QUOTED }) }),
  open('POST /quote/keep', 302, { sends: () => ({ body: SELECTION }) }),
  signedIn('GET /quote/keep', 302),
  signedIn('GET /my-account/quotes', 200),
  signedIn('POST /my-account/quotes', 302, { sends: () => ({ body: SELECTION }) }),
  own('GET /my-account/quotes/:number', 200),
  own('GET /my-account/quotes/:number/pdf', 200),
  own('GET /my-account/quotes/:number/json', 200),
  open('GET /api/v1/quotes', 200, { sends: () => ({ query: QUOTED }) }),
  open('POST /api/v1/quotes', 200, { sends: () => ({ body: SELECTION }), withoutToken: true }),
  signedIn('GET /api/v1/saved-quotes', 200),
  signedIn('POST /api/v1/saved-quotes', 201, { sends: () => ({ body: SELECTION }) }),
  own('GET /api/v1/saved-quotes/:number', 200),
  own('GET /api/v1/saved-quotes/:number/pdf', 200),
  open('GET /a7product/success', '→ /products'),
  open('GET /a7product/details/:productIdentifier', 200, { sends: () => onTrial }),
  open('POST /a7product/details/:productIdentifier', '→ /a7product/success', {
    sends: () => ({ ...onTrial, body: PROGRAM }),
  }),
  open('GET /sample-data/success', '→ /products'),
  open('GET /sample-data/details/:productIdentifier', 404),
  open('POST /sample-data/details/:productIdentifier', '→ /sample-data/success', {
    sends: () => ({ body: PROGRAM }),
  }),
  open('POST /api/v1/a7-requests', 201, { sends: () => ({ body: PROGRAM }) }),
  signedIn('GET /my-account/download-centre', 200),
  signedIn('GET /my-account/download-centre/:category/:name', 404, {
    sends: () => ({ params: { category: 'general', name: 'nothing' } }),
  }),
  signedIn('GET /api/v1/download-centre', 200),
  signedIn('GET /api/v1/download-centre/:category/:name', 404, {
    sends: () => ({ params: { category: 'general', name: 'nothing' } }),
  }),
  open('GET /api/v1/products/info/:product/samples', 200),
  open('GET /api/v1/products/info/:product/samples/:name', 404, {
    sends: () => ({ params: { name: 'none' } }),
  }),
  only(['admin'], 'GET /api/v1/products/info/:product/excluded-countries', 200),
  only(['admin'], 'PUT /api/v1/products/info/:product', 200, {
    sends: () => ({ body: { excludedCountries: ['US'] } }),
  }),
  only(['admin'], 'POST /api/v1/use-case-categories', 201, { sends: () => ({ body: KIND }) }),
  only(['admin'], 'PUT /api/v1/use-case-categories/:id', 200, {
    sends: ({ kind }) => ({ params: { id: kind! }, body: KIND }),
  }),
  only(['admin'], 'DELETE /api/v1/use-case-categories/:id', 409, {
    sends: ({ kind }) => ({ params: { id: kind! } }),
  }),
  only(['admin'], 'POST /api/v1/use-cases', 201, { sends: ({ kind }) => ({ body: use(kind!) }) }),
  only(['admin'], 'PUT /api/v1/use-cases/:id', 200, {
    sends: ({ kind, useCase }) => ({ params: { id: useCase! }, body: use(kind!) }),
  }),
  only(['admin'], 'DELETE /api/v1/use-cases/:id', 200, {
    sends: ({ useCase }) => ({ params: { id: useCase! } }),
  }),
  only(['manager', 'admin'], `GET ${PRODUCTS}`, 200),
  only(['manager', 'admin'], `GET ${PRODUCTS}/export`, 200),
  only(['manager', 'admin'], `GET ${PRODUCTS}/:id`, 200, { sends: ofSold() }),
  only(['admin'], `PUT ${PRODUCTS}/:id/countries`, 302, {
    sends: ofSold({ excludedCountries: ['US'] }),
  }),
  only(['admin'], `PUT ${PRODUCTS}/:id/draft`, 'refused', {
    sends: ofSold({ seen: 7, fields: { minimalDays: '3' } }),
  }),
  only(['admin'], `DELETE ${PRODUCTS}/:id/draft`, 'refused', { sends: ofSold({ seen: 7 }) }),
  only(['admin'], `POST ${PRODUCTS}/:id/draft/publish`, 'refused', { sends: ofSold({ seen: 7 }) }),
  only(['admin'], `PUT ${PRODUCTS}/:id/draft/publish`, 'refused', {
    sends: ofSold({ seen: 7, at: '2030/01/01', time: '06:00' }),
  }),
  only(['admin'], `POST ${PRODUCTS}/:id/drafts/:number/take-back`, 'refused', {
    sends: ofSold({}, { number: 999 }),
  }),
  only(['manager', 'admin'], `GET ${DAYS_PAGE}`, 200),
  only(['admin'], `POST ${DAYS_PAGE}`, 302, { sends: () => ({ body: MARK }) }),
  only(['admin'], `DELETE ${DAYS_PAGE}`, 'refused', { sends: () => ({ body: MARK }) }),
  only(['admin'], `POST ${DAYS_PAGE}/indexing`, 302),
  only(['admin'], `DELETE ${DAYS_PAGE}/indexing`, 302),
  only(['admin'], `GET ${DISCOVER}`, 200),
  only(['admin'], `POST ${DISCOVER}`, 'refused', { sends: () => ({ body: { prefix: '..' } }) }),
  only(['admin'], `GET ${DISCOVER}/:id`, 200, { sends: ofDiscovery() }),
  only(['admin'], `POST ${DISCOVER}/:id/stop`, 302, { sends: ofDiscovery() }),
  only(['admin'], `GET ${DISCOVER}/:id/:position`, 200, { sends: ofDiscovery() }),
  only(['admin'], `PUT ${DISCOVER}/:id/:position`, 'refused', {
    sends: ofDiscovery({ seen: 7, fields: {} }),
  }),
  only(['admin'], `POST ${DISCOVER}/:id/:position`, 'refused', { sends: ofDiscovery({ seen: 7 }) }),
  only(['manager', 'admin'], `GET ${CALENDARS}`, 200),
  only(['manager', 'admin'], `GET ${CALENDARS}/export`, 200),
  only(['manager', 'admin'], `GET ${CALENDARS}/:calendar`, 200),
  only(['admin'], `PUT ${CALENDARS}/:calendar`, 302, {
    sends: () => ({ body: { change: { ...CHANGE, lastYear: 2031 }, seen: 0 } }),
  }),
  only(['admin'], `POST ${CALENDARS}/:calendar/drafts/added`, 200, {
    sends: () => ({ body: { change: CHANGE, day: '2029/05/04', nameEn: 'Rest', nameDe: 'Ruhe' } }),
  }),
  only(['admin'], `POST ${CALENDARS}/:calendar/drafts/removed`, 'refused', {
    sends: () => ({ body: { change: CHANGE, remove: '2029-05-04' } }),
  }),
  only(['admin'], `POST ${CALENDARS}/:calendar/drafts/years`, 'refused', {
    sends: () => ({ body: { change: CHANGE, from: 2031, to: 2031 } }),
  }),
  only(['manager', 'admin'], 'GET /admin/download-centre', 200),
  only(['manager', 'admin'], `GET ${PRODUCTS}/:product/samples`, 200),
  only(['manager', 'admin'], `GET ${OFFERED}/:id`, 404, { sends: ofNoFile() }),
  only(['admin'], `POST ${OFFERED}`, 'refused', { sends: () => ({ body: { shelf: 'general' } }) }),
  only(['admin'], `PUT ${OFFERED}/:id`, 'refused', { sends: ofNoFile({ version: 1 }) }),
  only(['admin'], `DELETE ${OFFERED}/:id`, 'refused', { sends: ofNoFile({ version: 1 }) }),
  only(['admin'], `PUT ${OFFERED}/:id/place`, 'refused', { sends: ofNoFile({ to: 'up' }) }),
  only(['manager', 'admin'], 'GET /api/v1/offered-files', 200, {
    sends: () => ({ query: 'shelf=general' }),
  }),
  only(['manager', 'admin'], 'GET /api/v1/offered-files/:id', 404, { sends: ofNoFile() }),
  only(['manager', 'admin'], 'GET /api/v1/offered-files/:id/content', 404, { sends: ofNoFile() }),
  only(['admin'], 'POST /api/v1/offered-files', 422, {
    sends: () => ({ body: { shelf: 'general' } }),
  }),
  only(['admin'], 'PUT /api/v1/offered-files/:id', 404, { sends: ofNoFile({ version: 1 }) }),
  only(['admin'], 'PUT /api/v1/offered-files/:id/place', 404, { sends: ofNoFile({ to: 'up' }) }),
  only(['admin'], 'DELETE /api/v1/offered-files/:id', 404, { sends: ofNoFile({ version: 1 }) }),
  only(['admin'], `GET ${MANAGED}`, 200),
  only(['admin'], `GET ${MANAGED}/export`, 200),
  only(['admin'], `POST ${MANAGED}`, 302, { sends: ({ kind }) => ({ body: use(kind!) }) }),
  only(['admin'], `PUT ${MANAGED}/:id`, 302, {
    sends: ({ kind, useCase }) => ({ params: { id: useCase! }, body: use(kind!) }),
  }),
  only(['admin'], `DELETE ${MANAGED}/:id`, 302, {
    sends: ({ useCase }) => ({ params: { id: useCase! } }),
  }),
  only(['admin'], `GET ${MANAGED}/categories`, 200),
  only(['admin'], `GET ${MANAGED}/categories/export`, 200),
  only(['admin'], `POST ${MANAGED}/categories`, 302, { sends: () => ({ body: KIND }) }),
  only(['admin'], `PUT ${MANAGED}/categories/:id`, 302, {
    sends: ({ kind }) => ({ params: { id: kind! }, body: KIND }),
  }),
  only(['admin'], `DELETE ${MANAGED}/categories/:id`, 'refused', {
    sends: ({ kind }) => ({ params: { id: kind! } }),
  }),
]

const onTrial = { params: { productIdentifier: 'A7_ACCESS' } }

/** What a program sends that fills every field: it is thanked, and nothing is kept. */
const PROGRAM = { website: 'https://spam.example' }

const KIND = { name: 'Access anew', products: [] }

const use = (kind: string | number) => ({
  name: 'Access',
  link: 'https://research.example/access',
  categories: [kind],
})

function ofSold(body?: Record<string, unknown>, more: Given = {}) {
  return ({ sold }: Given) => ({ params: { id: sold!, ...more }, ...(body && { body }) })
}

function ofNoFile(body?: Record<string, unknown>) {
  return () => ({ params: { id: 999_999 }, ...(body && { body }) })
}

function ofDiscovery(body?: Record<string, unknown>) {
  return ({ discovery, position }: Given) => ({
    params: { id: discovery!, position: position! },
    ...(body && { body }),
  })
}

async function givenUseCases() {
  const actor = { id: null, label: 'Tests' }
  const added = await addUseCaseCategory({ name: 'Access', products: [] }, actor)
  if (!added.ok) throw new Error(added.refusal.code)
  const kind = added.value.id
  const useCase = await addUseCase({ ...use(kind), categories: [kind] }, actor)
  if (!useCase.ok) throw new Error(useCase.refusal.code)
  return { kind, useCase: useCase.value.id }
}

async function givenTrial(code: string): Promise<void> {
  const id = await givenSoldProduct(code)
  await sql(null, `update products set kind = 'analytics', trial_weeks = 4 where id = ?`, [id])
}
