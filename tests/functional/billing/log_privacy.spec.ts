import type { AddressInfo } from 'node:net'
import { test } from '@japa/runner'
import { SMTPServer } from 'smtp-server'
import limiter from '@adonisjs/limiter/services/main'
import mail from '@adonisjs/mail/services/main'
import { SMTPTransport } from '@adonisjs/mail/transports/smtp'
import logger from '@adonisjs/core/services/logger'
import testUtils from '@adonisjs/core/services/test_utils'
import type { ApiClient } from '@japa/api-client'
import {
  createCustomerWithPassword,
  createStaff,
  PASSWORD,
} from '#database/factories/identity/people'
import type User from '#identity/models/user'
import { rows, transaction } from '#shared/database'
import { sendDueMails } from '#shared/mail/send_due_mails'
import { givenItem, givenSoldProduct } from '#tests/fixtures/basket/given_basket'
import { camtOf } from '#tests/fixtures/billing/given_statement'
import { Browser } from '#tests/fixtures/identity/browser'
import { reachSignInPage, signIn, type } from '#tests/fixtures/identity/sign_in'
import { TYPED } from '#tests/fixtures/identity/typed_registration'
import {
  CARD_DECLINED,
  givenCard,
  givenCardProvider,
  payByCard,
} from '#tests/fixtures/orders/card_payment'
import { checkout } from '#tests/fixtures/orders/checkout'
import { captureLog } from '#tests/fixtures/shared/captured_log'
import { drainJobs } from '#tests/support/drain_jobs'

const PERSON = {
  email: 'quendelin.zwirn@private.example',
  firstName: 'Quendelin',
  lastName: 'Zwirnberg',
  company: 'Zwirnberg Privatbank',
  phone: '+49 40 555 77 88',
}
const WRONG_PASSWORD = 'Never-Typed-9'
const WRONG_TOKEN = 'kontor_0123456789abcdefghijklmnopqrstuvwxyz'
const CODE = 'zyxwvutsrqponmlkjihgfedcba9876543210'
const CARD = '4711100000000000'
const IBAN = 'DE02120300000000202051'
const WORDS = 'Meine Kostenstelle heisst Rumpelstilz'

const NEVER = [
  ...[PERSON.email, PERSON.firstName, PERSON.lastName, PERSON.company, PERSON.phone],
  ...[PASSWORD, WRONG_PASSWORD, WRONG_TOKEN, WRONG_TOKEN.slice(7), CODE, CARD, IBAN],
  ...['Rumpelstilz', TYPED.email, TYPED.lastName, TYPED.phone, 'quendelin'],
]

// Typed as text, so that what no page would send can be sent too.
const [CONTACT, STATEMENTS]: string[] = ['/contact', '/admin/manage-orders/statements']

const write = (client: ApiClient, form: object) =>
  client.post(CONTACT!).json(form).withInertia().withCsrfToken().redirects(0)

/** What somebody does with the shop, right and wrong. */
const DEEDS: Record<string, (client: ApiClient, user: User) => Promise<unknown>> = {
  'signs in': async () => signIn(new Browser(), PERSON.email),
  'signs in with a wrong password': async () => {
    const browser = new Browser()
    await type(browser, await reachSignInPage(browser), PERSON.email, WRONG_PASSWORD)
  },
  'registers, rightly and wrongly': async () => {
    const browser = new Browser()
    await browser.visit('/register')
    await browser.visit('/register', { method: 'POST', form: { ...TYPED, phone: 'none' } })
    await browser.visit('/register', { method: 'POST', form: TYPED })
    await drainJobs({ only: ['identity.'] })
  },
  'orders': (client, user) => checkout(client, user, { ownReference: WORDS }),
  'orders for another total': (client, user) =>
    checkout(client, user, { ownReference: WORDS, expectedTotalCents: 1 }),
  'pays by a card that is declined': async (client, user) =>
    payByCard(client, user, await givenCard({ ...CARD_DECLINED, number: CARD })),
  'writes to the support': (client) => write(client, MESSAGE),
  'writes without a subject': (client) => write(client, { ...MESSAGE, subject: '' }),
  'calls with a wrong token': (client) => client.get('/api/v1/orders').bearerToken(WRONG_TOKEN),
  'opens a link with a wrong code': (client) => client.get(`/download/${CODE}`).redirects(0),
  'asks for what it may not see': (client, user) =>
    client.get('/admin/manage-users').qs({ search: PERSON.email }).loginAs(user).redirects(0),
  'brings a bank statement': async (client) =>
    client
      .post(STATEMENTS!)
      .file('file', Buffer.from(camtOf([{ cents: 100, text: WORDS }], { iban: IBAN })), {
        filename: 'statement.xml',
      })
      .loginAs(await createStaff('manager'))
      .withCsrfToken()
      .redirects(0),
}

const MESSAGE = {
  ...{ userTitle: 'ms', country: 'DE', subject: WORDS, message: WORDS },
  ...{ firstName: PERSON.firstName, lastName: PERSON.lastName, company: PERSON.company },
  email: PERSON.email,
}

async function given() {
  await limiter.clear()
  await givenSoldProduct('TICKS')
  await rows(null, 'update products set credit_card = true')
  const user = await createCustomerWithPassword(PERSON)
  await givenItem(user, 'TICKS')
  return user
}

const saysNothing = (lines: string[]) => {
  const said = lines.join('\n').toLowerCase()
  return NEVER.filter((word) => said.includes(word.toLowerCase()))
}

test.group('What the log says of people', (group) => {
  let log: ReturnType<typeof captureLog>
  group.setup(async () => {
    const provider = await givenCardProvider()
    return () => provider.stop()
  })
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => {
    log = captureLog()
    return () => log.stop()
  })

  test('nothing, when somebody {$self}')
    .with(Object.keys(DEEDS))
    .run(async ({ assert, client }, deed) => {
      await DEEDS[deed]!(client, await given())
      assert.include(log.lines.join(''), '"msg":"request"')
      assert.deepEqual(saysNothing(log.lines), [])
    })

  test('nothing, when a statement fails that was about somebody', async ({ assert }) => {
    const insert = `insert into mail_outbox (dedupe_key, recipient) values (?, ?)`
    const failed = await transaction((trx) => rows(trx, insert, ['k', PERSON.email])).catch(
      (error: unknown) => error
    )
    logger.error({ err: failed }, 'failed')
    assert.include(log.lines.join(''), 'insert into mail_outbox')
    assert.deepEqual(saysNothing(log.lines), [])
  })

  test('nothing, when a mail server refuses a mail and says to whom', async ({
    assert,
    client,
    cleanup,
  }) => {
    cleanup(await refuseMails())
    await checkout(client, await given())
    await sendDueMails()
    assert.include(log.lines.join(''), 'mail could not be sent')
    assert.deepEqual(saysNothing(log.lines), [])
  })

  test('nothing of what is logged under a name that says what it is', ({ assert }) => {
    const facts = { email: PERSON.email, password: PASSWORD, token: WRONG_TOKEN, iban: IBAN }
    logger.warn({ ...facts, of: facts }, 'a slip')
    assert.deepEqual(saysNothing(log.lines), [])
  })
})

/** A mail server that knows nobody, and repeats whom it was asked for. */
async function refuseMails() {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _session, callback) =>
      callback(Object.assign(new Error(`5.1.1 <${address}> unknown`), { responseCode: 550 })),
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo
  await mail.close('smtp')
  mail.config.mailers.smtp = () => new SMTPTransport({ host: '127.0.0.1', port })
  return () => new Promise<void>((resolve) => server.close(resolve))
}
