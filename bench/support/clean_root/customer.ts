import { createHash, randomUUID } from 'node:crypto'
import { Browser } from '../../../tests/fixtures/identity/browser.ts'
import { mailsTo, SHOP_URL } from './operator.ts'
import { eventually } from '../../../tests/fixtures/shared/eventually.ts'

const EMAIL = 'ida.falk@fundament.example'
const PASSWORD = 'Tally-Mark-Seven-7'
const CONSENTS = ['terms', 'legal_entity', 'privacy', 'right_to_revoke', 'early_performance']
const REGISTRATION = {
  ...{
    email: EMAIL,
    firstName: 'Ida',
    lastName: 'Falk',
    company: 'Fundament AG',
    tin: 'DE312748100',
  },
  ...{ jobPosition: '', phone: '+49 40 555 12-0', mobilePhone: '', sameAddress: true },
  billing: { addressLine1: 'Am Sandtorkai 41', postcode: '20457', city: 'Hamburg', country: 'DE' },
  ...{ legalEntity: true, privacyNotice: true, website: '' },
}

type File = { id: number; filename: string; size: number; sha256: string }

/** Somebody who has never been there: registers, orders and downloads by the pages and calls of the shop. */
export class Customer {
  #browser = new Browser(SHOP_URL)

  async register(): Promise<void> {
    this.#browser.version = versionIn(await (await this.#browser.open('/register')).text())
    await this.#send('/register', REGISTRATION, '/register/success')
  }

  /** Opens the link of the mail that comes, and chooses a password. */
  async choosePassword(): Promise<void> {
    const link = await eventually('a mail with a link', async () => {
      const texts = (await mailsTo(EMAIL)).map(({ text }) => text)
      return /\/password\/new\?token=[\w-]+/.exec(texts.join())?.[0] ?? null
    })
    await this.#browser.visit(link)
    await this.#browser.visit('/password/new')
    const form = { password: PASSWORD, passwordConfirmation: PASSWORD }
    await this.#send('/password/new', form, '/password/done')
  }

  async signIn(): Promise<void> {
    const way = await this.#browser.follow('/sign-in/with/customers')
    const page = new URL(way.at(-1)!, SHOP_URL).pathname
    await this.#browser.visit(page)
    const form = { name: EMAIL, password: PASSWORD }
    const { location } = await this.#browser.visit(page, { method: 'POST', form })
    await this.#browser.follow(location!)
    await this.#browser.visit('/accept-privacy-notice')
    await this.#send('/accept-privacy-notice', { accepted: true }, '/')
  }

  /** Orders days of a product by bank transfer; answers the number of the order and what it costs, in cents. */
  async order(
    productCode: string,
    from: string,
    to: string
  ): Promise<{ number: number; cents: number }> {
    await this.#browser.open(`/product/details/${productCode}`)
    const item = { clientItemId: randomUUID(), productCode, from, to }
    await this.#send('/basket/items', item, `/product/details/${productCode}`)
    const { page } = await this.#browser.visit('/basket/3')
    if (page.component !== 'basket/confirm') throw new Error('The basket cannot be ordered')
    const shown = page.props as unknown as Confirm
    const cents = shown.contents.totals.grossCents
    const { idempotencyKey, termsVersion } = shown
    const sent = { idempotencyKey, termsVersion, expectedTotalCents: cents }
    const form = { ...sent, paymentMethod: 'BankTransfer', consents: CONSENTS }
    const placed = await this.#send('/basket/checkout', form, '/basket-status/')
    return { number: Number(placed.split('/').pop()), cents }
  }

  /** By which calls name this customer. */
  async id(): Promise<number> {
    return (await this.#call<{ id: number }>('/users/me')).id
  }

  /** Waits until all files of an order are there. */
  async untilCompleted(number: number): Promise<void> {
    await eventually('the order is completed', async () => {
      const { state } = await this.#call<{ state: string }>(`/orders/${number}`)
      return state === 'Completed'
    })
  }

  /** Takes the first file of an order; how many there are. @throws where its bytes are not what was said of it */
  async download(number: number): Promise<number> {
    const { content: files } = await this.#call<{ content: File[] }>(`/orders/${number}/me/files`)
    const [file] = files
    if (!file) throw new Error('The order has no files')
    const claims = `/orders/${number}/me/files/${file.id}/claims`
    const { link } = await this.#call<{ link: string }>(claims, 'POST')
    const answer = await this.#browser.open(link)
    const bytes = Buffer.from(await answer.arrayBuffer())
    const sum = createHash('sha256').update(bytes).digest('hex')
    if (answer.status !== 200 || sum !== file.sha256) {
      throw new Error(
        `${file.filename} came as something else: ${answer.status}, ${bytes.length} bytes`
      )
    }
    return files.length
  }

  /** Subjects of all mails so far. */
  async mails(): Promise<string[]> {
    return (await mailsTo(EMAIL)).map(({ subject }) => subject)
  }

  async #send(path: string, form: Record<string, unknown>, leadsTo: string): Promise<string> {
    const { status, location, page } = await this.#browser.visit(path, { method: 'POST', form })
    const way = location && new URL(location, SHOP_URL).pathname
    if (way?.startsWith(leadsTo)) return way
    const errors = JSON.stringify(page.props.errors ?? '')
    throw new Error(`${path} was answered by ${status} and leads to ${location}: ${errors}`)
  }

  #call = <T>(path: string, method?: string) => callOf<T>(this.#browser, path, method)
}

type Confirm = {
  contents: { totals: { grossCents: number } }
  idempotencyKey: string
  termsVersion: string
}

/** What a call of the signed-in answers. */
export async function callOf<T>(
  browser: Browser,
  path: string,
  method = 'GET',
  form?: Record<string, unknown>
): Promise<T> {
  const headers = { accept: 'application/json' }
  const answer = await browser.open(`/api/v1${path}`, { method, form, headers })
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`)
  return (JSON.parse(text) as { data: T }).data
}

function versionIn(html: string): string {
  const found = html.match(/"version":"([^"]*)"|&quot;version&quot;:&quot;(.*?)&quot;/)
  if (!found) throw new Error('The page does not name the version of its programs')
  return found[1] ?? found[2] ?? ''
}
