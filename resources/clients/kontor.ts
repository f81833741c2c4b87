/**
 * Quotes, orders, fetches and verifies market data of @@NAME@@, for Node 22.18 or newer, Bun and Deno.
 *
 * Two files without anything to install: this one, and `kontor_types.ts`, which the shop writes from
 * its description. A token is made on the page "API tokens" of your account; with one for tests nothing is
 * charged, the files are made up, and all else is the same.
 *
 *     const shop = new Kontor({ token: process.env.KONTOR_TOKEN })
 *     const year = { product: 'tick_cash_l1', from: '2023-01-01', to: '2023-12-31' }
 *     const quote = await shop.quote(year)
 *     const order = await shop.order([year], { pay: 'Quota', accept: ['terms', 'legal_entity'],
 *       total: quote.grossCents / 100 })
 *     await shop.wait(order)
 *     await shop.download(order, 'data')
 *
 * Every call of the description is there as well, with its types:
 *
 *     const { content } = await shop.call('GET /orders', { query: { limit: 20 } })
 */
import { createHash, createPublicKey, randomUUID, verify } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Calls } from './kontor_types.ts'

const SHOP = '@@SHOP@@'
const LATER = [429, 502, 503, 504]
const ENDED = ['Completed', 'Failed', 'Rejected', 'Archived']

/** What went wrong; the same kinds as the exit codes of kontor.py. */
export type Kind = 'missing' | 'refused' | 'unreachable' | 'forged' | 'failed' | 'late'

export class Problem extends Error {
  kind: Kind
  status: number | undefined
  errors: { code: string; message: string; field?: string }[]

  constructor(message: string, kind: Kind, status?: number, errors: Problem['errors'] = []) {
    super(message)
    this.kind = kind
    this.status = status
    this.errors = errors
  }
}

export type Selection = {
  product: string
  from: string
  to: string
  degraded?: boolean
  exchanges?: string[]
  assets?: string[]
  isins?: string[]
}

type Call = keyof Calls
type Sent<C extends Call> = {
  path?: Calls[C]['path']
  query?: Calls[C]['query']
  body?: Calls[C]['body']
  headers?: Record<string, string>
}
type CardPayment = NonNullable<Calls['POST /basket/{id}/checkout']['answer']['payment']>
type Payment = {
  /** By card the number comes when the owner of the token has paid at the link, which is said on the console without `onLink`. */
  pay: 'BankTransfer' | 'Card' | 'Quota'
  accept: string[]
  total?: number
  reference?: string
  key?: string
  onLink?: (payment: CardPayment) => void
}
type ManifestFile = { path: string; bytes: number; sha256: string }
type Manifest = { key: string; reference: { kind: string; key: string }; files: ManifestFile[] }
type Work = { path: string; bytes: number | null; sha256: string | null; link: string }
type Settings = {
  token?: string
  shop?: string
  tries?: number
  pauseMs?: number
  streams?: number
}

/** The shop, as the owner of a token sees it. */
export class Kontor {
  #settings: Required<Settings>
  /** Nothing is charged, and files are made up; said on the console once. */
  readonly isTest: boolean

  constructor(settings: Settings = {}) {
    const { token = '', shop = SHOP, tries = 8, pauseMs = 1_000, streams = 8 } = settings
    this.#settings = { token, shop: shop.replace(/\/$/, ''), tries, pauseMs, streams }
    this.isTest = token.startsWith('kontor_test_')
    if (this.isTest) console.error('This is a test: nothing is charged, and files are made up.')
  }

  /** What selections cost and why, before anything is ordered. */
  quote(...selections: Selection[]) {
    return this.call('GET /quotes', { query: { item: selections.map(textOf) } })
  }

  coverage(code: string) {
    return this.call('GET /products/info/{code}/coverage', { path: { code } })
  }

  /** The first rows of a real file, as objects. */
  async preview(code: string, day: string): Promise<Record<string, string | null>[]> {
    const shown = await this.call('GET /products/info/{code}/preview', {
      path: { code },
      query: { day },
    })
    const names = shown.columns.map(({ name }) => name)
    return shown.rows.map((row) => Object.fromEntries(row.map((value, at) => [names[at]!, value])))
  }

  /** Orders selections and answers the number; the same `key` is the same order. */
  async order(selections: Selection[], wish: Payment): Promise<number> {
    const key = wish.key ?? randomUUID()
    const items = selections.map((_, at) => idOf(`${key}/${at}`))
    const basket = await this.call('GET /basket/{id}', { path: { id: 'me' } })
    if (basket.items.some(({ clientItemId }) => !items.includes(clientItemId))) {
      throw new Problem('Something else lies in your basket: order or empty it first.', 'refused')
    }
    try {
      // Locked by its own payment: the same key finds that again.
      for (const [at, one] of basket.state === 'Locked' ? [] : selections.entries()) {
        const body = { clientItemId: items[at]!, ...wantedOf(one) }
        await this.call('POST /basket/{id}', { path: { id: 'me' }, body })
      }
      return await this.#checkout(key, wish)
    } finally {
      const left = await this.#lying().catch(() => [])
      for (const itemId of left.filter((one) => items.includes(one))) {
        await this.call('DELETE /basket/{id}/{itemId}', { path: { id: 'me', itemId } }).catch(
          () => {}
        )
      }
    }
  }

  /** Orders a saved quote at its price and answers the number; the same `key` is the same order. */
  async orderQuote(number: string, wish: Payment): Promise<number> {
    const key = wish.key ?? randomUUID()
    await this.call('POST /basket/{id}/saved-quotes/{number}', {
      path: { id: 'me', number },
      headers: { 'idempotency-key': `${key}/quote` },
    })
    return this.#checkout(key, wish)
  }

  async #checkout(key: string, wish: Payment): Promise<number> {
    const { pay, accept, total, reference, onLink } = wish
    const body = {
      paymentMethod: pay,
      consents: accept,
      ...(total !== undefined && { expectedTotal: total }),
      ...(reference !== undefined && { ownReference: reference }),
    } as Calls['POST /basket/{id}/checkout']['body']
    const headers = { 'idempotency-key': key }
    const path = { id: 'me' } as const
    const placed = await this.call('POST /basket/{id}/checkout', { path, body, headers })
    if (!placed.payment) return Number(placed.orderId)
    if (placed.payment.paymentLink) (onLink ?? sayLink)(placed.payment)
    return this.#paid(String(placed.orderId))
  }

  /** Waits until somebody has paid, and answers the order's number; a link is open for minutes. */
  async #paid(payment: string): Promise<number> {
    for (;;) {
      const found = await this.call('GET /payments/{payment}/charges', {
        path: { payment },
        query: { wait: 30 },
      })
      if (found.isSuccess) return found.processing.orderNumber!
      if (found.isError) {
        const ended = 'It ended before a card was charged; order again under another key.'
        const why =
          found.state === 'Failed' ? (found.message ?? ended) : 'What was taken is given back.'
        throw new Problem(`Nothing is ordered. ${why}`, 'failed')
      }
    }
  }

  async #lying(): Promise<string[]> {
    const { items } = await this.call('GET /basket/{id}', { path: { id: 'me' } })
    return items.map(({ clientItemId }) => clientItemId)
  }

  /** Waits until an order is completed, asking as rarely as the shop allows. */
  async wait(id: number, seconds = Infinity): Promise<Calls['GET /orders/{id}']['answer']> {
    const ends = performance.now() + seconds * 1_000
    for (;;) {
      const left = Math.floor(Math.min(30, (ends - performance.now()) / 1_000))
      const query = left > 0 ? { wait: left } : {}
      const found = await this.call('GET /orders/{id}', { path: { id }, query })
      if (['Failed', 'Rejected'].includes(found.state)) {
        throw new Problem(`Order ${id} is ${found.state}.`, 'failed')
      }
      if (ENDED.includes(found.state)) return found
      if (performance.now() >= ends) {
        throw new Problem(`Order ${id} is still ${found.state}.`, 'late')
      }
    }
  }

  /** Fetches and verifies every file of an order; what is there is skipped, what was begun goes on. */
  async download(id: number, folder = `order_${id}`, onFile: (path: string) => void = () => {}) {
    const { files } = await this.#proven(id, folder)
    const left = files.map((file) => ({ ...file, path: safe(file.path) }))
    const work: Work[] = []
    for (const one of await this.#filesOf(id)) {
      const at = left.findIndex(
        ({ sha256, path }) => sha256 === one.sha256 && path.split('/').at(-1) === one.filename
      )
      if (at >= 0) work.push({ ...left.splice(at, 1)[0]!, link: one.link })
    }
    if (left.length > 0) {
      throw new Problem('The list of files is not that of the manifest.', 'missing')
    }
    await this.#all(work, folder, onFile)
    return { folder, files: work.length }
  }

  async #filesOf(id: number) {
    const all = []
    const query: { limit: number; cursor?: string } = { limit: 1000 }
    for (;;) {
      const path = { id, sub: 'me' as const }
      const { content, next } = await this.call('GET /orders/{id}/{sub}/files', { path, query })
      all.push(...content)
      if (next === null) return all.sort((a, b) => a.id - b.id)
      query.cursor = next
    }
  }

  /** The manifest, once its signature is verified, with what proves it beside the files. */
  async #proven(id: number, folder: string): Promise<Manifest> {
    const found = await this.#again(
      () => this.call('GET /orders/{id}/{sub}/manifest', { path: { id, sub: 'me' } }),
      (problem) => problem.status === 409
    )
    const [body, signature] = [Buffer.from(found.manifest), Buffer.from(found.signature, 'base64')]
    const manifest = JSON.parse(found.manifest) as Manifest
    const answer = await this.#fetch('GET', '/.well-known/kontor-manifest-keys.json')
    const { keys } = (await answer.json()) as { keys: (JsonWebKey & { kid: string })[] }
    const key = keys.find(({ kid }) => kid === manifest.key)
    const isSigned =
      key && verify(null, body, createPublicKey({ key: key as never, format: 'jwk' }), signature)
    if (!isSigned) {
      throw new Problem('The signature of the manifest is not that of the shop.', 'forged')
    }
    if (manifest.reference.kind !== 'order' || manifest.reference.key !== String(id)) {
      throw new Problem('The manifest is that of another order.', 'forged')
    }
    await mkdir(folder, { recursive: true })
    await writeFile(join(folder, 'manifest.json'), body)
    await writeFile(join(folder, 'manifest.json.sig'), signature)
    const sums = manifest.files.map(({ sha256, path }) => `${sha256}  ${path}\n`).join('')
    await writeFile(join(folder, 'SHA256SUMS'), sums)
    return manifest
  }

  async subscriptions() {
    return (await this.call('GET /subscription-types/user/{userId}', { path: { userId: 'me' } }))
      .content
  }

  /** Fetches what came of a subscription since the last run; keeps its place in the folder. */
  async since(
    subscription: number,
    folder = `subscription_${subscription}`,
    onFile: (path: string) => void = () => {}
  ) {
    await mkdir(folder, { recursive: true })
    const place = join(folder, '.place')
    let cursor = await readFile(place, 'utf8').catch(() => undefined)
    for (let files = 0; ;) {
      const page = await this.call('GET /subscriptions/{subscription}/users/{userId}/files', {
        path: { subscription, userId: 'me' },
        query: { limit: 500, ...(cursor !== undefined && { cursor: cursor.trim() }) },
      })
      const work = page.content
        .filter(({ condition, storage }) => condition !== 'withdrawn' && storage === 'lake')
        .map((file) => ({
          ...{ path: safe(`${file.productCode}/${file.filename}`), bytes: file.size },
          ...{
            sha256: file.sha256,
            link: `/api/v1/subscriptions/${subscription}/users/me/files/${file.id}`,
          },
        }))
      await this.#all(work, folder, onFile)
      files += work.length
      cursor = page.nextCursor
      await writeFile(`${place}.new`, cursor)
      await rename(`${place}.new`, place)
      if (!page.hasMore) return { folder, files }
    }
  }

  /** Side by side; one that fails does not keep the others from coming. */
  async #all(work: Work[], folder: string, onFile: (path: string) => void): Promise<void> {
    const [waiting, missing] = [[...work], [] as Problem[]]
    const one = async () => {
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        try {
          await this.#file(join(folder, next.path), next)
          onFile(next.path)
        } catch (error) {
          if (!(error instanceof Problem)) throw error
          missing.push(error)
        }
      }
    }
    await Promise.all(Array.from({ length: this.#settings.streams }, one))
    const [first] = missing
    const kind = missing.some((problem) => problem.kind === 'forged') ? 'forged' : 'missing'
    if (first) throw new Problem(`${missing.length} files are missing. ${first.message}`, kind)
  }

  async #file(target: string, { bytes, sha256, link }: Work): Promise<void> {
    if (sha256 && (await lengthOf(target)) === bytes && (await sumOf(target)) === sha256) return
    await mkdir(dirname(target), { recursive: true })
    if (!link.endsWith('/claims')) return this.#bytes(link, target, { bytes, sha256 })
    for (const isLast of [false, true]) {
      const claim = (await (await this.#fetch('POST', link)).json()) as { data: { link: string } }
      try {
        return await this.#bytes(claim.data.link, target, { bytes, sha256 })
      } catch (error) {
        if (isLast || !(error instanceof Problem) || error.status !== 410) throw error
      }
    }
  }

  /** Goes on where the part ends, as often as the connection breaks while something comes. */
  async #bytes(
    link: string,
    target: string,
    of: { bytes: number | null; sha256: string | null }
  ): Promise<void> {
    const part = `${target}.part`
    for (let left = this.#settings.tries; left > 0; left--) {
      const have = of.sha256 ? await lengthOf(part) : 0
      const range: Record<string, string> =
        have > 0 && have < of.bytes!
          ? { 'range': `bytes=${have}-`, 'if-range': `"${of.sha256}"` }
          : {}
      if (!(have > 0 && have === of.bytes)) {
        const answer = await this.#fetch('GET', link, { headers: range })
        const said = of.sha256 ?? /[0-9a-f]{64}/.exec(answer.headers.get('etag') ?? '')?.[0] ?? ''
        const flags = answer.status === 206 ? 'a' : 'w'
        await pipeline(
          Readable.fromWeb(answer.body as never),
          createWriteStream(part, { flags })
        ).catch(unlessOfDisk)
        of = { ...of, sha256: said }
      }
      if (of.bytes !== null && (await lengthOf(part)) < of.bytes) {
        if ((await lengthOf(part)) > have) left = this.#settings.tries
        else await this.#rest(this.#settings.tries - left)
        continue
      }
      if ((await sumOf(part)) === of.sha256) return rename(part, target)
      await rm(part, { force: true })
      if (of.bytes !== null) throw new Problem(`${target} does not match its sum.`, 'forged')
    }
    throw new Problem(`${target} did not come whole.`, 'unreachable')
  }

  /** Any call of the description; answers its `data`. Repeated only where a repetition does nothing twice. */
  async call<C extends Call>(name: C, sent: Sent<C> = {}): Promise<Calls[C]['answer']> {
    const [method, pattern] = name.split(' ') as [string, string]
    const path = pattern.replaceAll(/\{(\w+)\}/g, (_, key: string) =>
      encodeURIComponent(String((sent.path as Record<string, unknown>)[key]))
    )
    const query = new URLSearchParams(
      Object.entries(sent.query ?? {}).flatMap(([key, value]) =>
        [value].flat().map((one) => [key, String(one)])
      )
    )
    const address = `/api/v1${path}${query.size > 0 ? `?${query}` : ''}`
    const wish = { ...sent, headers: { ...namedBy(method, path), ...sent.headers } }
    const read = async () =>
      (await this.#fetch(method, address, wish)).json() as Promise<{ data: Calls[C]['answer'] }>
    const { data } = await this.#again(read, () => false)
    return data
  }

  /** An answer that breaks off is asked for again, and what `isLater` says of a refusal. */
  async #again<T>(read: () => Promise<T>, isLater: (problem: Problem) => boolean): Promise<T> {
    for (let at = 0; ; at++) {
      try {
        return await read()
      } catch (error) {
        const isFinal = error instanceof Problem && !isLater(error)
        if (isFinal || at + 1 >= this.#settings.tries) throw error
        await this.#rest(at)
      }
    }
  }

  /** The token goes to the shop alone: redirects are not followed. */
  async #fetch(
    method: string,
    path: string,
    { body, headers = {} }: { body?: unknown; headers?: Record<string, string> } = {}
  ) {
    const { shop, token, tries } = this.#settings
    const own: Record<string, string> = { accept: 'application/json', ...headers }
    if (token) own.authorization = `Bearer ${token}`
    if (body !== undefined) own['content-type'] = 'application/json'
    const sent: RequestInit = { method, redirect: 'manual', headers: own }
    if (body !== undefined) sent.body = JSON.stringify(body)
    let why = new Problem('The shop cannot be reached.', 'unreachable')
    for (let at = 0; at < tries; at++) {
      try {
        const answer = await fetch(path.startsWith('/') ? shop + path : path, sent)
        if (answer.ok) return answer
        why = await refusalOf(answer)
        const later = Number(answer.headers.get('retry-after')) || 0
        const isLater = LATER.includes(answer.status) || (answer.status === 409 && later > 0)
        if (!isLater) throw why
        await this.#rest(at, later)
      } catch (error) {
        if (error === why) throw error
        why = new Problem(`The shop cannot be reached: ${(error as Error).message}`, 'unreachable')
        await this.#rest(at)
      }
    }
    throw why
  }

  #rest(at: number, askedSeconds = 0): Promise<void> {
    const own = Math.min(this.#settings.pauseMs * 2 ** at, 30_000)
    return new Promise((resolve) =>
      setTimeout(resolve, Math.max(own, Math.min(askedSeconds, 120) * 1_000))
    )
  }
}

/** What makes something is repeated under one key; a claim is the same one anyway. */
const namedBy = (method: string, path: string): Record<string, string> =>
  method === 'POST' && !path.endsWith('/claims') ? { 'idempotency-key': randomUUID() } : {}

const textOf = ({
  product,
  from,
  to,
  degraded,
  exchanges = [],
  assets = [],
  isins = [],
}: Selection) =>
  [
    ...[product, from, to, ...(degraded ? ['degraded'] : [])],
    ...(exchanges.length + assets.length > 0 ? [exchanges.join('*'), assets.join('*')] : []),
    ...(isins.length > 0 ? [`~${isins.join('*')}`] : []),
  ].join('.')

function wantedOf({ product, from, to, degraded = false, exchanges, assets, isins }: Selection) {
  const parts = exchanges || assets ? { levelOne: exchanges ?? [], levelTwo: assets ?? [] } : null
  return {
    ...{ product, from, to, includeDegraded: degraded },
    ...(parts && { filterableProductParameters: parts }),
    ...(isins && { isins }),
  }
}

/** The same text is the same id. */
function idOf(text: string): string {
  const digest = createHash('sha256').update(text).digest('hex')
  return digest.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-5$3-8$4-$5')
}

const sayLink = ({ paymentLink, expiresAt }: CardPayment): void =>
  console.error(`Open until ${expiresAt} to pay: ${paymentLink}`)

async function refusalOf(answer: Response): Promise<Problem> {
  const { errors = [] } = (await answer.json().catch(() => ({}))) as { errors?: Problem['errors'] }
  const words = errors
    .map(({ field, message }) => (field ? `${field}: ${message}` : message))
    .join('; ')
  const kind = answer.status >= 500 || answer.status === 429 ? 'unreachable' : 'refused'
  return new Problem(words || `The shop answers ${answer.status}.`, kind, answer.status, errors)
}

/** Connections are tried again; a disk that is full or closed is not. */
function unlessOfDisk(error: NodeJS.ErrnoException): void {
  if (['ENOSPC', 'EACCES', 'EROFS', 'EDQUOT'].includes(error.code ?? '')) throw error
}

function safe(path: string): string {
  const isSafe =
    !/[\\:\0]/.test(path) && path.split('/').every((part) => !['', '.', '..'].includes(part))
  if (!isSafe) throw new Problem(`A path of the list is not safe: ${path}`, 'forged')
  return path
}

const lengthOf = (path: string): Promise<number> =>
  stat(path).then(
    ({ size }) => size,
    () => 0
  )

async function sumOf(path: string): Promise<string> {
  const digest = createHash('sha256')
  await pipeline(createReadStream(path), digest)
  return digest.digest('hex')
}
