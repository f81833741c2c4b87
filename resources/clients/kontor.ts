/**
 * Quotes, orders, fetches and verifies market data of @@NAME@@, for Node 22.18 or newer, Bun and Deno.
 *
 * Two files without anything to install: this one, and `kontor_types.ts`, which the shop writes from
 * its description. A token is made on the page "API tokens" of your account; with one for tests nothing is
 * charged, the files are made up, and all else is the same. On the command line, as kontor.py:
 *
 *     export KONTOR_TOKEN=...
 *     node kontor.ts quote tick_cash_l1 2023-01-01 2023-12-31
 *     node kontor.ts order tick_cash_l1 2023-01-01 2023-12-31 --pay Quota \
 *         --accept terms,legal_entity --wait --download data
 *     node kontor.ts order-quote Q-2026-000042 --pay Quota --accept terms,legal_entity
 *     node kontor.ts since 3 data
 *     node kontor.ts report 2026-09-18 DE00ELB00008,NO00FJO00018
 *
 * In a program, where a token that is not given is that of KONTOR_TOKEN:
 *
 *     const shop = new Kontor()
 *     const year = { product: 'tick_cash_l1', from: '2023-01-01', to: '2023-12-31' }
 *     const quote = await shop.quote(year)
 *     const order = await shop.order([year], { pay: 'Quota', accept: ['terms', 'legal_entity'],
 *       total: quote.grossPrice })
 *     await shop.wait(order)
 *     await shop.download(order, 'data')
 *
 * Every call of the description is there as well, with its types:
 *
 *     const { content } = await shop.call('GET /orders', { query: { limit: 20 } })
 */
import { createHash, createPublicKey, randomUUID, verify } from 'node:crypto'
import { createReadStream, createWriteStream, realpathSync } from 'node:fs'
import { mkdir, readFile, rename, rm, stat, statfs, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { clearTimeout, setTimeout } from 'node:timers'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import type { Calls } from './kontor_types.ts'

const SHOP = '@@SHOP@@'
const LATER = [429, 502, 503, 504]
const RESERVE = 64_000_000
const ENDED = ['Completed', 'Failed', 'Rejected', 'Archived']
const HELD = 'GET /subscriptions/{subscription}/users/{userId}/files'
const KINDS = ['pdf', 'pdf_en', 'pdf_de', 'xlsx', 'csv'] as const

/** What went wrong, with the exit codes of both clients. */
const EXITS = {
  ...{ missing: 1, usage: 2, refused: 3, unreachable: 4, forged: 5, failed: 6, late: 7 },
  /** The disk has no room for what is to come: nothing of it is begun. */
  noRoom: 8,
  interrupted: 130,
}
export type Kind = keyof typeof EXITS

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
type Manifest = {
  key: string
  reference: { kind: string; key: string }
  files: ManifestFile[]
  test?: boolean
}
type Work = { path: string; bytes: number | null; sha256: string | null; link: string }
type Of = { bytes: number; sha256: string }
type Value = string | number | null
/** How many files are there, of how many, and their bytes. */
type Progress = { done: number; files: number; bytes: number }
/** What became of a file: fetched, there before, or missing and why; and how far it is. */
type OnFile = (path: string, became: 'fetched' | 'is there' | Problem, progress: Progress) => void
type ReportState = Calls['GET /reports/{report}']['answer']
/** Which files of a report are fetched: all, unless some are named. */
type OfReport = { kinds?: readonly (typeof KINDS)[number][]; onFile?: OnFile }
type Since = { since?: string; archive?: boolean; onFile?: OnFile }
type OrderState = Calls['GET /orders/{id}']['answer']
type Settings = {
  token?: string
  shop?: string
  tries?: number
  pauseMs?: number
  streams?: number
  /** What brings nothing for so long is broken off, and asked for again. */
  idleMs?: number
}

/** The shop, as the owner of a token sees it. */
export class Kontor {
  #settings: Required<Settings>
  /** Nothing is charged, and files are made up; said on the console once. */
  readonly isTest: boolean

  constructor(settings: Settings = {}) {
    const { KONTOR_TOKEN, KONTOR_SHOP, KONTOR_TRIES = 8, KONTOR_PAUSE = 1 } = process.env
    const { idleMs = Number(process.env.KONTOR_IDLE ?? 90) * 1_000 } = settings
    const { token = KONTOR_TOKEN ?? '', shop = KONTOR_SHOP || SHOP, streams = 8 } = settings
    const { tries = Number(KONTOR_TRIES), pauseMs = Number(KONTOR_PAUSE) * 1_000 } = settings
    if (!(streams >= 1)) throw new Problem('At least one file has to come at once.', 'usage')
    const reached = { token: tokenOf(token), shop: addressOf(shop) }
    this.#settings = { ...reached, tries, pauseMs, streams, idleMs }
    this.isTest = this.#settings.token.startsWith('kontor_test_')
    if (this.isTest) console.error('This is a test: nothing is charged, and files are made up.')
  }

  /** What selections cost and why, before anything is ordered. */
  quote(...selections: Selection[]) {
    return this.call('GET /quotes', { query: { item: selections.map(textOf) } })
  }

  /** Which days of a product exist; `days` has day and condition of each, with a file or without. */
  async coverage(product: string) {
    const path = { product }
    const found = await this.call('GET /products/info/{product}/coverage', { path })
    return { ...found, days: found.months.flatMap(daysOf) }
  }

  /** The first rows of a real file, as objects. */
  async preview(product: string, day: string): Promise<Record<string, Value>[]> {
    const shown = await this.call('GET /products/info/{product}/preview', {
      path: { product },
      query: { day: isoOf(day) },
    })
    const { columns } = shown
    return shown.rows.map((row) =>
      Object.fromEntries(
        row.map((value, at) => [columns[at]!.name, typed(columns[at]!.kind, value)])
      )
    )
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
  wait(
    id: number,
    seconds = Infinity,
    onState: (order: OrderState) => void = () => {}
  ): Promise<OrderState> {
    const read = (query: Waiting) => this.call('GET /orders/{id}', { path: { id }, query })
    return untilEnded(`Order ${id}`, read, { seconds, onState })
  }

  /** All orders, the newest first. */
  async orders() {
    const all = []
    const query: { limit: number; cursor?: string } = { limit: 100 }
    for (;;) {
      const { content, next } = await this.call('GET /orders/basic', { query })
      all.push(...content)
      if (next === null) return all
      query.cursor = next
    }
  }

  /** Fetches and verifies every file of an order; what is there is skipped, what was begun goes on. */
  async download(id: number, folder = `order_${id}`, onFile: OnFile = () => {}) {
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
    const fetched = await this.#all(work, folder, onFile)
    return { folder, files: work.length, fetched }
  }

  /** Whether a folder holds what its signed manifest says, every byte of it. */
  async verify(folder: string) {
    const [body, signature] = await Promise.all(
      ['manifest.json', 'manifest.json.sig'].map((name) => {
        const path = join(folder, name)
        return readFile(path).catch(() => {
          throw new Problem(`${path} cannot be read.`, 'usage')
        })
      })
    )
    const { files, test = false } = await this.#signed(body!, signature!)
    for (const { path, bytes, sha256 } of files) {
      if (!(await isWhole(join(folder, safe(path)), { bytes, sha256 }))) {
        throw new Problem(`${path} is not the file of the manifest.`, 'forged')
      }
    }
    return { folder, files: files.length, test }
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
    const manifest = await this.#signed(body, signature)
    if (manifest.reference.kind !== 'order' || manifest.reference.key !== String(id)) {
      throw new Problem('The manifest is that of another order.', 'forged')
    }
    await roomFor(manifest.files, folder)
    await mkdir(folder, { recursive: true })
    await writeFile(join(folder, 'manifest.json'), body)
    await writeFile(join(folder, 'manifest.json.sig'), signature)
    const sums = manifest.files.map(({ sha256, path }) => `${sha256}  ${path}\n`).join('')
    await writeFile(join(folder, 'SHA256SUMS'), sums)
    return manifest
  }

  async #signed(body: Buffer, signature: Buffer): Promise<Manifest> {
    const manifest = manifestOf(body)
    const { keys } = await this.#again(
      async () =>
        (await this.#fetch('GET', '/.well-known/kontor-manifest-keys.json')).json() as Promise<{
          keys: (JsonWebKey & { kid: string })[]
        }>,
      () => false
    )
    const key = keys.find(({ kid }) => kid === manifest.key)
    const isSigned =
      key && verify(null, body, createPublicKey({ key: key as never, format: 'jwk' }), signature)
    if (isSigned) return manifest
    throw new Problem('The signature of the manifest is not that of the shop.', 'forged')
  }

  /**
   * Asks for a report on securities as of a day, by ISIN or common code; its number is its `id`, `totalPrice` what it
   * costs. For a day the same question is the same report, or whatever has the same `key`.
   */
  report(day: string, isins: readonly string[], { key }: { key?: string } = {}) {
    const date = isoOf(day)
    const own = idOf(`report/${date}/${isins.join(',')}`)
    return this.call('POST /reports/by-user/{user}', {
      path: { user: 'me' },
      body: { date, isins: isins.map((isin) => ({ isin })) },
      headers: { 'idempotency-key': key ?? own },
    })
  }

  /** Waits until a report is made, asking as rarely as the shop allows. */
  waitReport(
    id: number,
    seconds = Infinity,
    onState: (report: ReportState) => void = () => {}
  ): Promise<ReportState> {
    const path = { report: id }
    const read = (query: Waiting) => this.call('GET /reports/{report}', { path, query })
    return untilEnded(`Report ${id}`, read, { seconds, onState })
  }

  /** Fetches and verifies the files of a report; what is there is skipped. */
  async downloadReport(
    id: number,
    folder = `report_${id}`,
    { kinds = [], onFile = () => {} }: OfReport = {}
  ) {
    const { files } = await this.call('GET /reports/{report}', { path: { report: id } })
    const isWanted = (kind: string) =>
      kinds.length === 0 || kinds.some((one) => one === kind || one === kind.split('_')[0])
    const work: Work[] = files
      .filter(({ kind }) => isWanted(kind))
      .map(({ kind, name, bytes, sha256 }) => ({
        ...{ path: safe(name), bytes, sha256 },
        link: `/api/v1/reports/${id}/files/${kind}`,
      }))
    if (work.length === 0) {
      throw new Problem(`Report ${id} has no such files yet: wait for it first.`, 'missing')
    }
    await roomFor(work, folder)
    const fetched = await this.#all(work, folder, onFile)
    return { folder, files: work.length, fetched }
  }

  async subscriptions() {
    return (await this.call('GET /subscription-types/user/{userId}', { path: { userId: 'me' } }))
      .content
  }

  /** Fetches what came of a subscription since the last run; keeps its place in the folder. */
  async since(
    subscription: number,
    folder = `subscription_${subscription}`,
    { since = 'last', archive = false, onFile = () => {} }: Since = {}
  ) {
    await mkdir(folder, { recursive: true })
    const place = join(folder, '.place')
    const cursor = since === 'last' ? await readFile(place, 'utf8').catch(() => '') : ''
    const isDay = !['last', 'all'].includes(since)
    let query: Calls[typeof HELD]['query'] = {
      limit: 500,
      ...(cursor && { cursor: cursor.trim() }),
      ...(isDay && { updatedSince: isoOf(since) }),
    }
    const told = {
      folder,
      files: 0,
      fetched: 0,
      withdrawn: [] as string[],
      archived: [] as string[],
    }
    for (;;) {
      const page = await this.call(HELD, { path: { subscription, userId: 'me' }, query })
      const work: Work[] = []
      for (const file of page.content) {
        const path = safe(`${file.product}/${file.filename}`)
        const isInLake = file.storage === 'lake'
        if (file.condition === 'withdrawn') told.withdrawn.push(path)
        else if (!isInLake && !archive) told.archived.push(path)
        else {
          const link = `/api/v1/subscriptions/${subscription}/users/me/files/${file.id}`
          work.push({ path, bytes: file.size, sha256: isInLake ? file.sha256 : null, link })
        }
      }
      await roomFor(work, folder)
      told.fetched += await this.#all(work, folder, onFile)
      told.files += work.length
      // What is missing is asked for again from here.
      await writeFile(`${place}.new`, page.nextCursor)
      await rename(`${place}.new`, place)
      if (!page.hasMore) return told
      query = { limit: 500, cursor: page.nextCursor }
    }
  }

  /** Side by side; one that fails does not keep the others from coming. Answers how many were fetched. */
  async #all(work: Work[], folder: string, onFile: OnFile): Promise<number> {
    const [waiting, missing] = [[...work], [] as Problem[]]
    const told = { done: 0, files: work.length, bytes: 0 }
    let fetched = 0
    const one = async () => {
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        try {
          const isNew = await this.#file(join(folder, next.path), next)
          if (isNew) fetched++
          told.done++
          told.bytes += next.bytes ?? 0
          onFile(next.path, isNew ? 'fetched' : 'is there', told)
        } catch (error) {
          if (!(error instanceof Problem)) throw error
          missing.push(error)
          onFile(next.path, error, told)
        }
      }
    }
    await Promise.all(Array.from({ length: this.#settings.streams }, one))
    const [first] = missing
    const kind = missing.some((problem) => problem.kind === 'forged') ? 'forged' : 'missing'
    if (first) throw new Problem(`${missing.length} files are missing. ${first.message}`, kind)
    return fetched
  }

  /** Whether it came anew. */
  async #file(target: string, { bytes, sha256, link }: Work): Promise<boolean> {
    if (await isWhole(target, { bytes, sha256 })) return false
    await mkdir(dirname(target), { recursive: true })
    if (sha256 === null) return this.#cut(link, target)
    if (!link.endsWith('/claims')) return this.#bytes(link, target, { bytes: bytes!, sha256 })
    for (const isLast of [false, true]) {
      const claim = await this.#again(
        async () => (await this.#fetch('POST', link)).json() as Promise<{ data: { link: string } }>,
        () => false
      )
      try {
        return await this.#bytes(claim.data.link, target, { bytes: bytes!, sha256 })
      } catch (error) {
        if (isLast || !(error instanceof Problem) || error.status !== 410) throw error
      }
    }
    return false
  }

  /** Goes on where the part ends, as often as the connection breaks while something comes. */
  async #bytes(link: string, target: string, of: Of): Promise<boolean> {
    const part = `${target}.part`
    for (let left = this.#settings.tries; left > 0; left--) {
      const have = await lengthOf(part)
      if (have === 0 || have !== of.bytes) {
        const isPart = have > 0 && have < of.bytes
        const answer = await this.#fetch('GET', link, {
          headers: isPart ? { 'range': `bytes=${have}-`, 'if-range': `"${of.sha256}"` } : {},
        })
        const isRest = answer.status === 206
        if (isOf(answer, isRest ? of.bytes - have : of.bytes)) {
          await pour(answer, part, isRest ? 'a' : 'w')
        } else await answer.body?.cancel()
      }
      const came = await lengthOf(part)
      if (came !== of.bytes) {
        if (came > have && came < of.bytes) left = this.#settings.tries
        else await this.#rest(this.#settings.tries - left)
        continue
      }
      if ((await sumOf(part)) === of.sha256) return rename(part, target).then(() => true)
      await rm(part, { force: true })
      throw new Problem(`${target} does not match its sum.`, 'forged')
    }
    throw new Problem(`${target} did not come whole.`, 'unreachable')
  }

  /** A file that is cut to your choice: the shop says its sum when it sends it. */
  async #cut(link: string, target: string): Promise<boolean> {
    const part = `${target}.part`
    const had = await sumOf(target).catch(() => 'none')
    for (let at = 0; at < this.#settings.tries; at++) {
      const answer = await this.#fetch('GET', link, { headers: { 'if-none-match': `"${had}"` } })
      if (answer.status === 304) return false
      await pour(answer, part, 'w')
      const said = /[0-9a-f]{64}/.exec(answer.headers.get('etag') ?? '')?.[0]
      if ((await sumOf(part)) === said) return rename(part, target).then(() => true)
      await this.#rest(at)
    }
    throw new Problem(`${target} did not come whole.`, 'missing')
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
        if (isFinal) throw error
        if (at + 1 >= this.#settings.tries) throw error instanceof Problem ? error : notUnderstood()
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
    const { shop, token, tries, idleMs } = this.#settings
    const own: Record<string, string> = { accept: 'application/json', ...headers }
    if (token) own.authorization = `Bearer ${token}`
    if (body !== undefined) own['content-type'] = 'application/json'
    const sent: RequestInit = { method, redirect: 'manual', headers: own }
    if (body !== undefined) sent.body = JSON.stringify(body)
    let why = new Problem('The shop cannot be reached.', 'unreachable')
    for (let at = 0; at < tries; at++) {
      try {
        const answer = await heard(path.startsWith('/') ? shop + path : path, sent, idleMs)
        if (answer.ok || answer.status === 304) return answer
        why = await refusalOf(answer)
        const later = secondsOf(answer.headers)
        const isLater = LATER.includes(answer.status) || (answer.status === 409 && later > 0)
        if (!isLater) throw why
        await this.#rest(at, later)
      } catch (error) {
        if (error === why) throw error
        const said = `The shop cannot be reached: ${(error as Error).message}`
        why = new Problem(said + proxyHint(), 'unreachable')
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

/** An answer that is broken off when nothing of it comes for a while: a dead way says nothing. */
async function heard(address: string, sent: RequestInit, idleMs: number): Promise<Response> {
  const gone = new AbortController()
  const tooLong = () => gone.abort(new Error(`nothing came for ${idleMs / 1_000} seconds`))
  // What nobody reads to its end keeps no program from ending.
  let timer = setTimeout(tooLong, idleMs).unref()
  const stop = () => clearTimeout(timer)
  const transform = (chunk: Uint8Array, on: TransformStreamDefaultController<Uint8Array>) => {
    stop()
    timer = setTimeout(tooLong, idleMs).unref()
    on.enqueue(chunk)
  }
  try {
    const answer = await fetch(address, { ...sent, signal: gone.signal })
    if (answer.body) {
      const body = answer.body.pipeThrough(new TransformStream({ transform, flush: stop }))
      return new Response(body, answer)
    }
    stop()
    return answer
  } catch (error) {
    stop()
    throw error
  }
}

type Waiting = { wait?: number }
type Wait<T> = { seconds: number; onState: (found: T) => void }

/** What is read again and again, each time until something happens, as long as somebody waits. */
async function untilEnded<T extends { state: string }>(
  name: string,
  read: (query: Waiting) => Promise<T>,
  { seconds, onState }: Wait<T>
): Promise<T> {
  const ends = performance.now() + seconds * 1_000
  for (let seen = ''; ;) {
    const left = Math.floor(Math.min(30, (ends - performance.now()) / 1_000))
    const found = await read(left > 0 ? { wait: left } : {})
    if (found.state !== seen) onState(found)
    seen = found.state
    if (['Failed', 'Rejected'].includes(seen)) throw new Problem(`${name} is ${seen}.`, 'failed')
    if (ENDED.includes(seen)) return found
    if (performance.now() >= ends) throw new Problem(`${name} is still ${seen}.`, 'late')
  }
}

/** What makes something is repeated under one key; a claim is the same one anyway. */
const namedBy = (method: string, path: string): Record<string, string> =>
  method === 'POST' && !path.endsWith('/claims') ? { 'idempotency-key': randomUUID() } : {}

/** Pasted from a file it brings the end of its line along. */
function tokenOf(text: string): string {
  if (/^[!-~]*$/.test(text.trim())) return text.trim()
  throw new Problem('The token has signs that no token has.', 'usage')
}

function addressOf(text: string): string {
  if (/^https?:\/\/[!-~]+$/.test(text.trim())) return text.trim().replace(/\/+$/, '')
  const why = 'The address of the shop is none such as https://shop.example'
  throw new Problem(`${why}: ${text}`, 'usage')
}

function manifestOf(body: Buffer): Manifest {
  try {
    const manifest = JSON.parse(body.toString()) as Manifest | null
    if (manifest && typeof manifest === 'object') return manifest
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
  }
  throw new Problem('The manifest is none.', 'forged')
}

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
    ...[product, isoOf(from), isoOf(to), ...(degraded ? ['degraded'] : [])],
    ...(exchanges.length + assets.length > 0 ? [exchanges.join('*'), assets.join('*')] : []),
    ...(isins.length > 0 ? [`~${isins.join('*')}`] : []),
  ].join('.')

function wantedOf(one: Selection) {
  const { product, degraded = false, exchanges = [], assets = [], isins = [] } = one
  const isPart = exchanges.length + assets.length > 0
  return {
    ...{ product, from: isoOf(one.from), to: isoOf(one.to), includeDegraded: degraded },
    ...(isPart && { filterableProductParameters: { levelOne: exchanges, levelTwo: assets } }),
    ...(isins.length > 0 && { isins }),
  }
}

function isoOf(day: string | number): string {
  const digits = String(day).replaceAll(/[-/]/g, '')
  if (!/^\d{8}$/.test(digits)) {
    throw new Problem(`not a day such as 2023-01-31: ${day}`, 'usage')
  }
  return digits.replace(/^(.{4})(..)(..)$/, '$1-$2-$3')
}

type Month = Calls['GET /products/info/{product}/coverage']['answer']['months'][number]

function daysOf(month: Month): [day: number, condition: string][] {
  const [year, number] = [Math.floor(month.month / 100), month.month % 100]
  const dayCount = new Date(Date.UTC(year, number, 0)).getUTCDate()
  return Array.from({ length: dayCount }, (_, bit) => bit).flatMap((bit) => {
    const condition = CONDITIONS.find((one) => (month[one] >> bit) & 1)
    return condition ? [[month.month * 100 + bit + 1, condition] as [number, string]] : []
  })
}

const CONDITIONS = ['degraded', 'missing', 'extra', 'available'] as const

const typed = (kind: string, value: string | null): Value =>
  kind === 'number' && value && !Number.isNaN(Number(value)) ? Number(value) : value

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

/** How long to wait; of a moment by the clock of whoever names it, for the own may be wrong. */
function secondsOf(headers: Headers): number {
  const asked = headers.get('retry-after') ?? ''
  if (/^\s*\d+\s*$/.test(asked)) return Number(asked)
  const [until, now] = [Date.parse(asked), Date.parse(headers.get('date') ?? '')]
  return Math.max(0, (until - now) / 1_000) || 0
}

/** Node asks a proxy of the environment only where it is told to; Bun and Deno need not be. */
function proxyHint(): string {
  const { env, versions } = process
  const isNamed = [env.https_proxy, env.HTTPS_PROXY, env.http_proxy, env.HTTP_PROXY].some(Boolean)
  const isLeftOut = isNamed && !env.NODE_USE_ENV_PROXY && !versions.bun && !versions.deno
  return isLeftOut ? '. Node goes by the proxy of the environment with NODE_USE_ENV_PROXY=1.' : ''
}

const notUnderstood = () => new Problem('The answer of the shop was not understood.', 'unreachable')

/** What somebody on the way answers in place of a file is not that file, and is not written. */
function isOf({ headers }: Response, bytes: number): boolean {
  const said = headers.get('content-encoding') ? null : headers.get('content-length')
  return said === null || Number(said) === bytes
}

/** As much as comes: whether it is whole, its length and its sum say. */
const pour = (answer: Response, part: string, flags: 'a' | 'w'): Promise<void> =>
  pipeline(Readable.fromWeb(answer.body as never), createWriteStream(part, { flags })).catch(
    unlessOfDisk
  )

/** Connections are tried again; a disk that is full or closed is not. */
function unlessOfDisk(error: NodeJS.ErrnoException): void {
  if (['ENOSPC', 'EACCES', 'EROFS', 'EDQUOT'].includes(error.code ?? '')) throw error
}

/** Before anything is claimed: a disk that would be full on the way is said at once. */
async function roomFor(files: Pick<Work, 'path' | 'bytes'>[], folder: string): Promise<void> {
  let coming = 0
  for (const { path, bytes } of files) coming += await leftOf(join(folder, safe(path)), bytes ?? 0)
  const free = coming > 0 ? await freeAt(resolve(folder)) : Infinity
  if (free >= coming + RESERVE) return
  throw new Problem(
    `The disk has no room: ${sizeOf(coming)} are to come, and ${sizeOf(free)} are free, of which ` +
      `${sizeOf(RESERVE)} stay so. Nothing of it is begun.`,
    'noRoom'
  )
}

async function leftOf(target: string, bytes: number): Promise<number> {
  if ((await lengthOf(target)) === bytes) return 0
  return Math.max(0, bytes - (await lengthOf(`${target}.part`)))
}

/** Of a folder that is still to be made, where it will lie; where nobody can say it, there is room until there is none. */
async function freeAt(folder: string): Promise<number> {
  try {
    const { bavail, bsize } = await statfs(folder)
    return bavail * bsize
  } catch (error) {
    const isToBeMade = (error as NodeJS.ErrnoException).code === 'ENOENT'
    return isToBeMade && dirname(folder) !== folder ? freeAt(dirname(folder)) : Infinity
  }
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

async function isWhole(path: string, { bytes, sha256 }: Pick<Work, 'bytes' | 'sha256'>) {
  return sha256 !== null && (await lengthOf(path)) === bytes && (await sumOf(path)) === sha256
}

async function sumOf(path: string): Promise<string> {
  const digest = createHash('sha256')
  await pipeline(createReadStream(path), digest)
  return digest.digest('hex')
}

// The command line: verbs, options and exit codes are those of kontor.py.

const FLAG = { type: 'boolean' } as const
const TEXT = { type: 'string' } as const
const OPTIONS = {
  ...{ shop: TEXT, json: FLAG, help: { ...FLAG, short: 'h' } },
  ...{ degraded: FLAG, exchanges: TEXT, assets: TEXT, isins: TEXT },
  ...{ pay: TEXT, accept: TEXT, total: TEXT, reference: TEXT, key: TEXT },
  ...{ wait: FLAG, download: TEXT, seconds: TEXT, streams: TEXT, since: TEXT, archive: FLAG },
  kinds: TEXT,
} as const

type OptionName = keyof typeof OPTIONS
type Read = ReturnType<typeof read>
type Asked = Omit<Read, 'positionals'> & {
  shop: Kontor
  given: string[]
  say: (line: string) => void
  onFile: OnFile
  show: (data: unknown, lines: string[]) => void
}
type Command = {
  words: string
  /** What stands behind it; in brackets what may be left out. */
  takes: string
  options: readonly OptionName[]
  does: (asked: Asked) => Promise<unknown>
}

const CHOICE = ['degraded', 'exchanges', 'assets', 'isins'] as const
const ORDER = ['pay', 'accept', 'reference', 'key', 'wait', 'download', 'streams'] as const
const MADE_UP = 'It is that of a test: the files are made up.'

const COMMANDS: Record<string, Command> = {
  'quote': {
    words: 'what days of a product cost and why; --also PRODUCT FIRST LAST adds others',
    takes: 'product first last',
    options: CHOICE,
    does: async ({ shop, show, ...asked }) => {
      const quote = await shop.quote(...selectionsOf(asked))
      show(quote, quoted(quote))
    },
  },
  'order': {
    words:
      'orders days of a product, by --pay BankTransfer, Card or Quota, with --accept terms,legal_entity',
    takes: 'product first last',
    options: [...CHOICE, 'total', ...ORDER],
    does: (asked) => ordered(asked, placed),
  },
  'order-quote': {
    words: 'orders a saved quote at its price, by --pay and --accept as order does',
    takes: 'quote',
    options: ORDER,
    does: (asked) =>
      ordered(asked, ({ shop, given: [quote] }, wish) => shop.orderQuote(quote!, wish)),
  },
  'wait': {
    words: 'waits until an order is completed',
    takes: 'order',
    options: ['seconds'],
    does: async ({ shop, given: [order], values: { seconds }, say, show }) => {
      const most = seconds === undefined ? Infinity : whole('--seconds', seconds)
      show(await shop.wait(whole('order', order!), most, ({ state }) => say(state)), [])
    },
  },
  'orders': {
    words: 'your orders',
    takes: '',
    options: [],
    does: async ({ shop, show }) => {
      const orders = await shop.orders()
      const line = (one: (typeof orders)[number]) =>
        `${one.orderId}  ${one.state.padEnd(11)} ${one.created.slice(0, 10)}`
      show(orders, orders.map(line))
    },
  },
  'download': {
    words: 'fetches and verifies the files of an order',
    takes: 'order [folder]',
    options: ['streams'],
    does: async ({ shop, given: [order, folder], onFile, show }) => {
      const told = await shop.download(whole('order', order!), folder, onFile)
      show(told, came(told))
    },
  },
  'verify': {
    words: 'checks a folder against its signed manifest',
    takes: 'folder',
    options: [],
    does: async ({ shop, given: [folder], show }) => {
      const told = await shop.verify(folder!)
      const line = `${told.files} files match the signed manifest.`
      show(told, told.test ? [line, MADE_UP] : [line])
    },
  },
  'coverage': {
    words: 'which days of a product exist',
    takes: 'product',
    options: [],
    does: async ({ shop, given: [product], show }) => {
      const found = await shop.coverage(product!)
      const { firstDay, lastDay, tradingDays, files, bytes, days } = found
      const sums = `${tradingDays} trading days  ${files} files  ${sizeOf(bytes)}`
      const others = days.filter(([, condition]) => condition !== 'available')
      show(found, [
        `${firstDay ? isoOf(firstDay) : '-'} to ${lastDay ? isoOf(lastDay) : '-'}  ${sums}`,
        ...others.map(([day, condition]) => `${condition.padEnd(9)} ${isoOf(day)}`),
      ])
    },
  },
  'preview': {
    words: 'the first rows of a file',
    takes: 'product day',
    options: [],
    does: async ({ shop, given: [product, day], show }) => {
      const rows = await shop.preview(product!, day!)
      const lines = [Object.keys(rows[0] ?? {}), ...rows.map((row) => Object.values(row))]
      show(rows, rows.length > 0 ? lines.map((line) => line.join('\t')) : [])
    },
  },
  'subscriptions': {
    words: 'what you subscribe to',
    takes: '',
    options: [],
    does: async ({ shop, show }) => {
      const held = await shop.subscriptions()
      const line = (one: (typeof held)[number]) =>
        `${one.typeId}  ${one.status.padEnd(12)} ${one.name}`
      show(held, held.map(line))
    },
  },
  'since': {
    words: 'fetches what came of a subscription since the last run; --since last, all or a day',
    takes: 'subscription [folder]',
    options: ['since', 'archive', 'streams'],
    does: async ({ shop, given: [subscription, folder], values, onFile, show }) => {
      const { since = 'last', archive = false } = values
      const wish = { since, archive, onFile }
      const told = await shop.since(whole('subscription', subscription!), folder, wish)
      show(told, cameSince(told))
    },
  },
  'report': {
    words:
      'asks for a report of ISINs, divided by commas, on a day, waits, fetches and verifies it; --kinds of ' +
      KINDS.join(', '),
    takes: 'day isins [folder]',
    options: ['kinds', 'key', 'seconds', 'streams'],
    does: reported,
  },
}

async function reported({ shop, given, values, say, onFile, show }: Asked): Promise<void> {
  const [day, isins, folder] = given
  const kinds = kindsIn(values.kinds)
  const most = values.seconds === undefined ? Infinity : whole('--seconds', values.seconds)
  const { id, totalPrice } = await shop.report(
    day!,
    listOf(isins),
    values.key === undefined ? {} : { key: values.key }
  )
  const price = euros(totalPrice)
  show({ reportId: id, totalPrice }, [`Report ${id} is asked for, at ${price}.`])
  await shop.waitReport(id, most, ({ state }) => say(state))
  const told = await shop.downloadReport(id, folder, { kinds, onFile })
  show(told, [`All ${told.files} files are in ${told.folder} and match their SHA-256.`])
}

function kindsIn(text: string | undefined): (typeof KINDS)[number][] {
  return listOf(text).map((one) => {
    const known = KINDS.find((kind) => kind === one)
    if (known) return known
    throw new Problem(`Files of a report are ${KINDS.join(', ')}.`, 'usage')
  })
}

type Places = (asked: Asked, wish: Payment) => Promise<number>

const placed: Places = ({ shop, ...asked }, wish) => {
  const { total } = asked.values
  const amount = total === undefined ? {} : { total: Number(total) }
  if (Number.isNaN(amount.total)) throw new Problem(`--total is no amount: ${total}`, 'usage')
  return shop.order(selectionsOf(asked), { ...wish, ...amount })
}

async function ordered(asked: Asked, places: Places): Promise<void> {
  const { shop, values, say, onFile, show } = asked
  const { pay, accept, reference, key, wait, download } = values
  if (!isWayToPay(pay)) throw new Problem('--pay is BankTransfer, Card or Quota', 'usage')
  if (!accept) throw new Problem('--accept says what you declare: terms,legal_entity', 'usage')
  const id = await places(asked, {
    ...{ pay, accept: listOf(accept) },
    ...(reference !== undefined && { reference }),
    ...(key !== undefined && { key }),
  })
  show({ orderId: id }, [`Order ${id} is placed.`])
  if (wait || download) await shop.wait(id, Infinity, ({ state }) => say(state))
  if (!download) return
  const told = await shop.download(id, download, onFile)
  show(told, came(told))
}

const isWayToPay = (text = ''): text is Payment['pay'] =>
  ['BankTransfer', 'Card', 'Quota'].includes(text)

const listOf = (text = ''): string[] => text.split(',').filter(Boolean)

function selectionsOf({ given, also, values }: Pick<Asked, 'given' | 'also' | 'values'>) {
  const parts = {
    degraded: values.degraded ?? false,
    exchanges: listOf(values.exchanges),
    assets: listOf(values.assets),
    isins: listOf(values.isins),
  }
  return [given, ...also].map(([product, from, to]): Selection => ({
    product: product!,
    from: from!,
    to: to!,
    ...parts,
  }))
}

function quoted(quote: Calls['GET /quotes']['answer']): string[] {
  const said = (notices: { message: string }[]) => notices.map(({ message }) => `  ${message}`)
  const { adminFee, totalPrice, vat, vatAmount, grossPrice } = quote
  return [
    ...quote.items.flatMap(({ product, from, to, countedDays, ...item }) => [
      `${product}  ${isoOf(from)} to ${isoOf(to)}  ${countedDays} days  ${item.numberOfFiles} files  ` +
        `${sizeOf(item.bytes)}  ${euros(item.price)}`,
      ...said([...item.errors, ...item.warnings]),
    ]),
    ...(adminFee ? [`administrative fee  ${euros(adminFee)}`] : []),
    `net  ${euros(totalPrice)}   VAT ${vat} %  ${euros(vatAmount)}`,
    `total  ${euros(grossPrice)}`,
    ...said([...quote.errors, ...quote.warnings]),
  ]
}

const CENTS = { minimumFractionDigits: 2, maximumFractionDigits: 2 }
const euros = (amount: number): string => `${amount.toLocaleString('en-US', CENTS)} EUR`

function sizeOf(bytes: number): string {
  const units = ['B', 'kB', 'MB', 'GB']
  const step = Math.min(3, Math.floor(Math.log10(Math.max(1, bytes)) / 3))
  return `${(bytes / 1_000 ** step).toFixed(step === 0 ? 0 : 1)} ${units[step]}`
}

const came = ({ files, folder }: { files: number; folder: string }): string[] => [
  `All ${files} files are in ${folder} and match the signed manifest.`,
]

const cameSince = (told: Awaited<ReturnType<Kontor['since']>>): string[] => [
  ...told.withdrawn.map((path) => `withdrawn ${path}`),
  ...told.archived.map((path) => `archived  ${path} (--archive brings it back)`),
  `${told.fetched} of ${told.files} files came anew; all are in ${told.folder} and match their SHA-256.`,
]

function read(args: string[]) {
  const [left, also] = [[...args], [] as string[][]]
  for (let at = left.indexOf('--also'); at >= 0; at = left.indexOf('--also')) {
    also.push(left.splice(at, 4).slice(1))
  }
  try {
    const { values, positionals } = parseArgs({
      ...{ args: left, options: OPTIONS, allowPositionals: true },
    })
    return { values, positionals, also }
  } catch (error) {
    throw new Problem((error as Error).message, 'usage')
  }
}

/** The command that was asked for, with as much behind it as it takes. */
function commandIn({ positionals: [name = '', ...given], values, also }: Read) {
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name]! : null
  if (!command) {
    const choices = Object.keys(COMMANDS).join(', ')
    throw new Problem(`invalid choice: '${name}' (choose from ${choices})`, 'usage')
  }
  const takes = command.takes.split(' ').filter(Boolean)
  const needs = takes.filter((one) => !one.startsWith('['))
  const known: string[] = ['shop', 'json', 'help', ...command.options]
  const isFit =
    given.length >= needs.length &&
    given.length <= takes.length &&
    also.every((one) => one.length === 3 && takes.includes('last')) &&
    Object.keys(values).every((one) => known.includes(one))
  if (!isFit) throw new Problem(`usage: ${usageOf(name)}`, 'usage')
  return { ...command, name, given }
}

const usageOf = (name: string): string =>
  [
    'node kontor.ts',
    name,
    COMMANDS[name]!.takes,
    ...COMMANDS[name]!.options.map((one) => `--${one}`),
  ]
    .filter(Boolean)
    .join(' ')

function help(): void {
  for (const name of Object.keys(COMMANDS)) {
    console.log(`${usageOf(name)}\n    ${COMMANDS[name]!.words}`)
  }
  console.log(`--json answers as JSON, --shop is the address of the shop, ${SHOP} without it.`)
  console.log(
    'It ends with',
    Object.entries(EXITS)
      .map(([kind, code]) => `${code} ${kind}`)
      .join(', ')
  )
}

function whole(name: string, text: string): number {
  if (/^\d{1,15}$/.test(text)) return Number(text)
  throw new Problem(`${name} is no whole number: ${text}`, 'usage')
}

async function run(args: string[]): Promise<void> {
  const asked = read(args)
  const { values, also } = asked
  if (values.help) return help()
  const { name, given, does } = commandIn(asked)
  const hasBar =
    !values.json && process.stderr.isTTY && ['download', 'since', 'report'].includes(name)
  const say = (line: string) => {
    if (!values.json && !hasBar) console.error(line)
  }
  const show: Asked['show'] = (data, lines) =>
    console.log(values.json ? JSON.stringify(data) : lines.join('\n'))
  const streams =
    values.streams === undefined ? {} : { streams: whole('--streams', values.streams) }
  const shop = new Kontor({ ...streams, ...(values.shop !== undefined && { shop: values.shop }) })
  await does({ shop, given, also, values, say, show, onFile: hasBar ? bar() : sayFile(say) })
  if (hasBar) console.error()
}

const sayFile =
  (say: Asked['say']): OnFile =>
  (path, became) =>
    say(
      became instanceof Problem
        ? `MISSING   ${path}: ${became.message}`
        : `${became.padEnd(9)} ${path}`
    )

/** How far it is: a line that writes itself anew where somebody looks. */
function bar(): OnFile {
  const began = performance.now()
  return (_path, _became, { done, files, bytes }) => {
    const line = '#'.repeat(Math.floor((done / files) * 24)).padEnd(24)
    const rate = (bytes * 1_000) / Math.max(1, performance.now() - began)
    const sizes = `${sizeOf(bytes)}  ${sizeOf(rate)}/s`
    process.stderr.write(`\r[${line}] ${done}/${files} files  ${sizes}   `)
  }
}

async function main(args: string[]): Promise<void> {
  process.stdout.on('error', () => process.exit(0))
  process.once('SIGINT', () => {
    console.error('interrupted: run it again, and it goes on')
    process.exit(EXITS.interrupted)
  })
  try {
    await run(args)
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    if (!(error instanceof Problem) && !code) throw error
    console.error(error instanceof Problem ? message : `It cannot be written: ${message}`)
    process.exitCode = EXITS[error instanceof Problem ? error.kind : 'missing']
  }
}

function isProgram(): boolean {
  try {
    return realpathSync(process.argv[1]!) === fileURLToPath(import.meta.url)
  } catch {
    return false
  }
}

if (isProgram()) void main(process.argv.slice(2))
