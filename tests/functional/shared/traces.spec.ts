import { test } from '@japa/runner'
import limiter from '@adonisjs/limiter/services/main'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import { rows, transaction } from '#shared/database'
import { inRequestContext } from '#shared/request_context'
import { inSpan } from '#shared/tracing/spans'
import { drainJobs } from '#tests/support/drain_jobs'
import { Browser } from '#tests/fixtures/identity/browser'
import { TYPED } from '#tests/fixtures/identity/typed_registration'
import type { TracedSpan } from '#tests/fixtures/shared/trace_collector'
import { below, traced } from '#tests/fixtures/shared/traced'

const ID = '0af7651916cd43dd8448eb211c80319c'

const [BY_ITSELF, ONE] = [{ requests: 0 }, { requests: 1 }]

const isStatement = ({ facts }: TracedSpan) => facts['db.system.name'] === 'postgresql'

/** Somebody registers, and a worker does what that has queued. */
async function registerSomebody() {
  const browser = new Browser()
  await browser.visit('/register')
  const { response } = await browser.visit('/register', { method: 'POST', form: TYPED })
  await drainJobs({ only: ['identity.'] })
  return response.headers.get('x-request-id')!
}

test.group('Traces', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => limiter.clear())

  test('a request, its statements and the job that it sends are one trace, with the id of its answer', async ({
    assert,
  }) => {
    const { spans, id } = await traced(registerSomebody)
    const request = spans.find(({ name }) => name === 'POST /register')!
    assert.equal(request.facts['kontor.request_id'], id)
    assert.equal(request.facts['http.route'], '/register')
    assert.isNotEmpty(spans.filter(below(request)).filter(isStatement))
    const job = spans.find(({ name }) => name === 'job identity.register_customer')!
    assert.equal(job.parentSpanId, request.spanId)
    assert.include(
      spans
        .filter(below(job))
        .filter(isStatement)
        .map(({ name }) => name),
      'insert'
    )
  })

  test('a mail of the job names the request', async ({ assert }) => {
    const { id } = await traced(registerSomebody)
    const mail = await db.from('mail_outbox').where('recipient', TYPED.email).firstOrFail()
    assert.equal(mail.request_id, id)
  })

  test('what somebody typed is in no span', async ({ assert }) => {
    const { spans } = await traced(registerSomebody)
    assert.isAbove(spans.length, 10)
    const { email, lastName, company, phone, billing } = TYPED
    const told = JSON.stringify(spans).toLowerCase()
    for (const typed of [email, lastName, company, phone, billing.addressLine1, billing.city]) {
      assert.notInclude(told, typed.toLowerCase())
    }
  })

  test('of a statement its text is told without what it is about, of its failure the code', async ({
    assert,
  }) => {
    const { spans } = await traced(async () => {
      await inRequestContext({ requestId: ID }, () =>
        inSpan({ name: 'asked', kind: 'request', facts: {} }, async (span) => {
          const asked = `select 'Quendelin' as who, ?::int as of`
          const failed = transaction((trx) => rows(trx, asked, ['Zwirnberg']))
          await assert.rejects(() => failed)
          span.end()
        })
      )
      return ID
    }, BY_ITSELF)
    const statement = spans.find(({ name }) => name === 'select')!
    assert.equal(statement.facts['db.query.text'], 'select ? as who, $1::int as of')
    assert.equal(statement.facts['db.response.status_code'], '22P02')
    assert.notMatch(JSON.stringify(spans), /Quendelin|Zwirnberg/)
  })

  test('an id of a proxy becomes that of the trace', async ({ assert }) => {
    const { spans } = await traced(async () => {
      await new Browser().open('/robots.txt', { headers: { 'x-request-id': ID } })
      return ID
    }, ONE)
    assert.include(
      spans.map(({ name }) => name),
      'GET /robots.txt'
    )
  })

  test('of a share of none nothing is sent', async ({ assert }) => {
    const { asked } = await traced(registerSomebody, { share: 0 })
    assert.isEmpty(asked)
  })

  test('jobs carry the request without anybody who traces, too', async ({ assert }) => {
    const browser = new Browser()
    await browser.visit('/register')
    const { response } = await browser.visit('/register', { method: 'POST', form: TYPED })
    const [job] = await rows<{ origin: object }>(
      null,
      `select data -> '$origin' as origin from pgboss.job where name = 'identity.register_customer'
        order by created_on desc limit 1`
    )
    assert.deepEqual(job!.origin, { requestId: response.headers.get('x-request-id') })
  })
})
