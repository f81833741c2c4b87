import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import { modules } from '#generated/modules'
import { rows } from '#shared/database'
import { observeRequest, observeBy } from '#shared/metrics/observe'
import { listenForMetrics } from '#shared/metrics/listen'

/** Values by name and labels, as Prometheus reads them. */
async function metricsAt(port: number): Promise<Map<string, number>> {
  const answer = await fetch(`http://localhost:${port}/metrics`)
  const lines = (await answer.text()).split('\n').filter((line) => line && !line.startsWith('#'))
  return new Map(
    lines.map((line) => {
      const end = line.lastIndexOf(' ')
      return [line.slice(0, end), Number(line.slice(end + 1))]
    })
  )
}

test.group('Metrics', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.teardown(() => observeBy(null))

  test('nothing listens unless a port is set', async ({ assert }) => {
    assert.isNull(await listenForMetrics(modules))
    assert.doesNotThrow(() =>
      observeRequest({ method: 'GET', route: '/', status: 200, seconds: 1 })
    )
  })

  test('requests by route, mails by state, claims, quota, connections and the loop are told', async ({
    assert,
    client,
  }) => {
    await rows(null, `delete from mail_outbox where state in ('Waiting', 'Dead')`)
    await rows(
      null,
      `insert into mail_outbox
         (dedupe_key, message_id, recipient, locale, subject, text_body, html_body, created_at)
       values ('m', 'm', 'a@b.example', 'en', 's', 't', 'h', now() - interval '90 seconds')`
    )
    await rows(null, 'delete from quota_entries')
    await rows(null, 'delete from quotas')
    await rows(
      null,
      `insert into quotas (total_cents, used_cents, date_from, date_to)
       values (123450, 450, shop_today() - 1, shop_today() + 1)`
    )
    const port = (await listenForMetrics(modules, 0))!
    await client.get('/api/v1/products/info/nothing-of-this-name')
    await client.get('/faq')
    const told = await metricsAt(port)
    assert.equal(
      told.get('kontor_http_request_seconds_count{method="GET",route="/faq",status="2xx"}'),
      1
    )
    assert.equal(told.get('kontor_mails{state="Waiting"}'), 1)
    assert.approximately(told.get('kontor_mails_oldest_seconds')!, 90, 20)
    assert.isAtLeast(told.get('kontor_database_connections{what="used"}')!, 0)
    assert.isAtLeast(told.get('nodejs_eventloop_lag_seconds')!, 0)
    assert.isAtLeast(told.get('kontor_claims_open')!, 0)
    assert.equal(told.get('kontor_quota_left_euros'), 1_230)
    const other = await fetch(`http://localhost:${port}/`)
    assert.equal(other.status, 404)
  })
})
