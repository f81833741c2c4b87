/*
 * What a customer with 25,000 files by subscription waits for: the right to one of them, pages of the list, the
 * page of the product with the days that he has, and a program that reads all files by the cursor and then what
 * is new: `npm run bench:subscriptions`.
 */
import 'reflect-metadata'
import { startTemporaryShop } from '../bin/support/temporary_shop.ts'
import { joinShop } from './support/join_shop.ts'
import { percentile } from './support/percentile.ts'
import { table } from './support/table.ts'

const DAYS = 5_000
const PARTS = 5
const REQUESTS = Number(process.env.REQUESTS ?? 100)

const shop = await startTemporaryShop()
const app = await joinShop(shop)
const { rows } = await import('#shared/database')
const ledger = await import('#tests/fixtures/delivery/ledger')
const { cookieOf } = await import('#tests/fixtures/delivery/browser')
const { CalendarDay } = await import('#shared/domain/calendar_day')
const { askedFile } = await import('#subscriptions/queries/asked_file')
const { rightTo } = await import('#subscriptions/domain/entitlement')
const { entitlementOf } = await import('#subscriptions/domain/entitlement_of')

/** A customer with a type of one product of five files a day, beside those of the demo. */
async function fill() {
  const user = await ledger.givenUser('bench@example.com')
  const [given] = await rows<{ product: number; type: number }>(null, FILL, { user: user.id })
  await rows(null, FILES, { product: given!.product, first: 0, last: DAYS - 1 })
  await rows(null, REFRESH, { product: given!.product })
  await rows(null, 'analyze lake_files')
  const session = { cookie: await cookieOf(user), accept: 'application/json' }
  const other = { cookie: await cookieOf(await ledger.givenUser('other@example.com')) }
  return { ...given!, session, other, user: user.id }
}

const FILL = `
  with product as (
    insert into products (code, name, description_en, description_de, category_id, calendar_code,
                          daily_price_cents, format, file_pattern, files_per_day)
    select 'bench_levels', 'Levels', '', '', category_id, calendar_code, 100, 'csv', 'x', ${PARTS}
      from products limit 1 returning id
  ), type as (
    insert into subscription_types (folder_id, name, description)
    select min(id), 'Levels of the bench', 'Levels' from subscription_folders returning id
  ), gives as (
    insert into subscription_type_products select type.id, product.id from type, product
  ), holder as (
    insert into subscription_users (type_id, user_id) select id, :user from type returning id
  ), range as (
    insert into subscription_ranges (subscription_id, starts_on) select id, '1990-01-01' from holder
  )
  select product.id as product, type.id as type from product, type`

const FILES = `
  insert into lake_files (product_id, day, part, bytes, key, sha256)
  select :product::int, date '2000-01-01' + n, part, 100000,
         'bench_levels/' || (date '2000-01-01' + n) || '_' || part || '.csv.gz', repeat('a', 64)
    from generate_series(:first::int, :last::int) n, generate_series(1, ${PARTS}) part`

/** As an import does, so that the page draws the days as well. */
const REFRESH = `
  select refresh_coverage(:product::int, date '2000-01-01', date '2000-01-01' + ${DAYS})`

type Session = Record<string, string>
type Page = { content: object[]; nextCursor: string; hasMore: boolean }

async function ask(address: string, headers: Session) {
  const response = await fetch(`${shop.url}${address}`, { headers })
  if (!response.ok) throw new Error(`${address} answered ${response.status}`)
  return response.text()
}

async function timed(name: string, target: string, work: (n: number) => Promise<unknown>) {
  const times: number[] = []
  for (let n = -10; n < REQUESTS; n++) {
    const began = performance.now()
    await work(n)
    if (n >= 0) times.push(performance.now() - began)
  }
  times.sort((one, other) => one - other)
  const [median, late] = [percentile(times, 50), percentile(times, 95)]
  return [name, `${median.toFixed(2)} ms`, `${late.toFixed(2)} ms`, target]
}

/** Whether somebody may see a day now, as every download asks it. */
async function decideRight(given: { user: number; type: number; product: number }, n: number) {
  const day = CalendarDay.of(2000, 1, 1).plusDays((n + 10) * 17)
  const which = { userId: given.user, typeId: given.type, productId: given.product }
  const asked = await askedFile({ ...which, day: day.iso, part: 1 })
  if (!asked?.file || !rightTo(day, entitlementOf(asked), CalendarDay.today()).may) {
    throw new Error(`${day.iso} is not there`)
  }
}

/** The cursor behind the last file, and how many there were. */
async function readAll(address: string, session: Session, limit: number) {
  let [cursor, files] = ['', 0]
  for (let hasMore = true; hasMore;) {
    const answer = await ask(`${address}?limit=${limit}${cursor && `&cursor=${cursor}`}`, session)
    const page = (JSON.parse(answer) as { data: Page }).data
    files += page.content.length
    ;({ nextCursor: cursor, hasMore } = page)
  }
  return { cursor, files }
}

async function readings(address: string, session: Session) {
  const results: string[][] = []
  for (const limit of [1_000, 5_000]) {
    await readAll(address, session, limit)
    const began = performance.now()
    const { files } = await readAll(address, session, limit)
    const ms = (performance.now() - began).toFixed(0)
    results.push([`${files} files by the cursor, ${limit} at a time`, `${ms} ms`, '', '2000 ms'])
  }
  return results
}

try {
  const given = await fill()
  const { session, other, product, type, user } = given
  const api = `/api/v1/subscriptions/${type}/users/${user}/files`
  const list = `/my-account/my-subscriptions/${type}`
  const html = await ask(list, { ...session, accept: 'text/html' })
  const version = /"version":"([^"]*)"|&quot;version&quot;:&quot;(.*?)&quot;/.exec(html)!
  const inertia = { 'x-inertia': 'true', 'x-inertia-version': version[1] ?? version[2]! }
  const page = { ...session, ...inertia, accept: 'text/html' }
  const results = await readings(api, session)
  results.push(await timed('right to one file', '1 ms', (n) => decideRight(given, n)))
  const showProduct = (who: Session) => ask('/product/details/bench_levels', { ...page, ...who })
  results.push(await timed('page of the product, nothing had', '', () => showProduct(other)))
  const had = () => showProduct(session)
  results.push(await timed('page of the product, with days that he has', '+10 %', had))
  const { cursor } = await readAll(api, session, 5_000)
  const later = `${api}?cursor=${cursor}`
  results.push(await timed('nothing new', '', () => ask(later, session)))
  await rows(null, FILES, { product, first: DAYS, last: DAYS })
  results.push(await timed('a new day', '', () => ask(later, session)))
  for (const query of [
    '?page=1',
    '?page=625',
    '?page=1250',
    '?limit=100&page=200',
    '?orderBy=name',
    '?orderBy=name&page=625',
    '?search=2010-05-0',
    '?from=2010-05-01&to=2010-05-31',
  ]) {
    results.push(await timed(`list ${query}`, '30 ms', () => ask(`${list}${query}`, page)))
  }
  console.log(table(['what', 'median', 'p95', 'target'], results))
} finally {
  await app.terminate()
  await shop.stop()
}
