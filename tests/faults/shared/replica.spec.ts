import { randomUUID } from 'node:crypto'
import { AccessToken } from '@adonisjs/auth/access_tokens'
import { test } from '@japa/runner'
import identity from '#config/identity'
import { TOKEN_PREFIXES } from '#identity/domain/api_token'
import { randomPort, takePort } from '../../../bin/support/ports.ts'
import { Follower } from './follower.js'
import { eventually } from '#tests/fixtures/shared/eventually'
import { RunningShop } from './running_shop.js'

const PATH = '/api/v1/quotas'

/** An employee with a token, written past the shop. */
async function givenClerk(shop: RunningShop): Promise<string> {
  const { secret, hash } = AccessToken.seed(40)
  const [{ userId, tokenId }] = (await shop.sql<{ userId: string; tokenId: string }>(
    `with clerk as (
       insert into users (issuer, subject, kind, groups, email, account_activated, details_saved_at)
       values ('staff', '${randomUUID()}', 'staff', '{${identity.groups.admin}}',
               '${randomUUID()}@staff.example', true, now())
       returning id)
     insert into api_tokens (user_id, kind, name, hash, expires_at)
     select id, 'account', 'Lists', '${hash}', now() + interval '1 day' from clerk
     returning user_id as "userId", id as "tokenId"`
  )) as [{ userId: string; tokenId: string }]
  const now = new Date()
  const token = new AccessToken({
    ...{ tokenableId: userId, identifier: tokenId, secret, hash, type: 'account', name: 'Lists' },
    ...{ createdAt: now, updatedAt: now, lastUsedAt: null, expiresAt: null },
    prefix: TOKEN_PREFIXES.account,
  })
  return `Bearer ${token.value!.release()}`
}

/** Years of the quotas that somebody's list holds, at one of the shop's web processes. */
async function years(address: string, authorization: string): Promise<number[]> {
  const answer = await fetch(`${address}${PATH}`, { headers: { authorization } })
  if (answer.status !== 200) throw new Error(`${answer.status}: ${await answer.text()}`)
  const { data } = (await answer.json()) as { data: { content: { dateFrom: number }[] } }
  return data.content.map(({ dateFrom }) => Math.floor(dateFrom / 10_000)).toSorted()
}

async function addYear(address: string, authorization: string, year: number): Promise<number> {
  const answer = await fetch(`${address}${PATH}`, {
    method: 'POST',
    headers: { authorization, 'content-type': 'application/json' },
    body: JSON.stringify({
      ...{ totalAmount: 1_000, dateFrom: year * 10_000 + 101, dateTo: year * 10_000 + 1231 },
    }),
  })
  return answer.status
}

/** How many lists a web process has answered, by who did. */
async function answersOf(port: number): Promise<Record<string, number>> {
  const text = await (await fetch(`http://localhost:${port}/metrics`)).text()
  const found = text.matchAll(/^kontor_lists_answered\{what="([^"]+)"\} (\d+)/gm)
  return Object.fromEntries([...found].map(([, what, count]) => [what, Number(count)]))
}

test.group('A replica that lists are read from', () => {
  test('has what its reader has changed, and is not missed when it is late or gone', async ({
    assert,
    cleanup,
  }) => {
    const shop = await RunningShop.start()
    cleanup(() => shop.end())
    const follower = await Follower.of(shop)
    cleanup(() => follower.stop())
    const [writer, reader] = [await givenClerk(shop), await givenClerk(shop)]
    await follower.catchUp(shop)

    const [metrics, otherPort] = [
      await takePort('fault metrics', randomPort()),
      await takePort('fault web', randomPort()),
    ]
    const url = { DATABASE_REPLICA_URL: follower.url }
    const anyLag = { DATABASE_REPLICA_LAG_SECONDS: '86400', METRICS_PORT: String(metrics) }
    shop.startWeb({ ...url, ...anyLag })
    shop.startWeb({ ...url, DATABASE_REPLICA_LAG_SECONDS: '0', PORT: String(otherPort) })
    const [patient, strict] = [shop.address(''), `http://127.0.0.1:${otherPort}`]
    for (const address of [patient, strict]) {
      await eventually(
        'a web process is ready',
        async () => (await fetch(`${address}/health/ready`)).ok
      )
    }
    const fromReplica = async () => (await answersOf(metrics)).replica ?? 0
    await eventually('the replica is asked', async () => {
      assert.deepEqual(await years(patient, reader), [])
      return (await fromReplica()) > 0
    })

    await follower.holdUp()
    assert.equal(await addYear(strict, writer, 2031), 201)
    assert.deepEqual(await years(patient, writer), [2031], 'who wrote, at another process')
    const isAsItWas = async () => (await years(patient, reader)).length === 0
    await eventually('who wrote nothing reads what was', isAsItWas)
    // A database that is thrown away flushes what was written a moment after it has said so.
    await eventually(
      'a replica that is too late is not asked',
      async () => (await years(strict, reader)).length === 1
    )
    assert.isAbove((await answersOf(metrics))['lacks own changes'] ?? 0, 0)

    await follower.letGo()
    await eventually('everybody reads it', async () => (await years(patient, reader)).length === 1)
    const before = await fromReplica()
    await eventually('who wrote reads the replica again', async () => {
      await years(patient, writer)
      return (await fromReplica()) > before
    })

    await follower.stop()
    assert.equal(await addYear(patient, writer, 2032), 201)
    for (const [address, token] of [
      [patient, reader],
      [strict, writer],
      [patient, writer],
    ] as const) {
      assert.deepEqual(await years(address, token), [2031, 2032])
    }
    assert.isAbove((await answersOf(metrics)).away ?? 0, 0)

    await follower.start()
    const gone = await fromReplica()
    await eventually('the replica is asked again', async () => {
      assert.deepEqual(await years(patient, reader), [2031, 2032])
      return (await fromReplica()) > gone
    })
  })
})
