import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { createServer as createTlsServer } from 'node:tls'
import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import { modules } from '#generated/modules'
import { smtp } from '#config/mail'
import pooler from '#config/pooler'
import { rows } from '#shared/database'
import { examine, type Examination, type Finding } from '#shared/examining'
import { certificateAt, judgeEnd, judgeProxies } from '#shared/examining/address'
import { database, judgeClock, tables } from '#shared/examining/database'
import { mailServerAt } from '#shared/examining/mail'
import { judgePooler, placeBy } from '#shared/examining/pooler'
import { judgeReplica } from '#shared/examining/replica'
import { disk, files } from '#shared/examining/storage'
import { worker } from '#shared/examining/work'
import { AUTHORITY, CERTIFICATES, KEY } from '#tests/fixtures/shared/certificates'

type Examines = () => Promise<{ default: readonly Examination[] }>

const verdictsOf = (found: Finding[]) => [...new Set(found.map(({ verdict }) => verdict))]

/** A mail server that says something else than one. */
async function answering(words: string, cleanup: (end: () => void) => void) {
  const server = createServer((socket) => socket.end(words)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  cleanup(() => void server.close())
  return { ...smtp, port: (server.address() as AddressInfo).port, greetingTimeout: 500 }
}

/** Something at `localhost` that shows this certificate; answers its address. */
async function showing(cert: string, cleanup: (end: () => void) => void): Promise<string> {
  const server = createTlsServer({ cert, key: KEY }).listen(0, 'localhost')
  server.on('tlsClientError', () => {})
  await once(server, 'listening')
  cleanup(() => void server.close())
  return `https://localhost:${(server.address() as AddressInfo).port}`
}

test.group('Doctor', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('whatever is not well comes with what to do about it', async ({ assert }) => {
    for (const { examines } of modules as readonly { examines?: Examines }[]) {
      for (const examination of (await examines?.())?.default ?? []) {
        for (const { verdict, says, todo } of await examine(examination)) {
          assert.isNotEmpty(says, examination.name)
          assert.equal(Boolean(todo), verdict !== 'well', `${examination.name}: ${says}`)
        }
      }
    }
  })

  test('database, tables, files and disk of these tests are well', async ({ assert }) => {
    for (const examination of [database, tables, files, disk]) {
      assert.deepEqual(verdictsOf(await examine(examination)), ['well'], examination.name)
    }
  })

  test('tables of a newer version, and of an older one, are ill', async ({ assert }) => {
    await rows(null, `insert into adonis_schema (name, batch) values ('from/tomorrow', 9)`)
    const [newer] = await examine(tables)
    assert.include(newer!.says, '1 migration that this version does not know')
    await rows(null, `delete from adonis_schema where name like 'from/%' or name like '%/desk/%'`)
    const [older] = await examine(tables)
    assert.match(older!.says, /^\d+ migrations? to be run$/)
    assert.include(older!.todo!, 'npm run migrate')
  })

  test('a clock {verdict} that is {apart} s apart from that of the database')
    .with([
      { verdict: 'is well', apart: 2 },
      { verdict: 'is ill', apart: 300 },
      { verdict: 'is ill', apart: -300 },
    ])
    .run(({ assert }, { verdict, apart }) => {
      const found = judgeClock({ apartSeconds: apart })
      assert.equal(`is ${found.verdict}`, verdict)
      if (verdict === 'is well') return
      assert.include(found.says, `${apart} s apart`)
      assert.include(found.todo!, 'NTP')
    })

  test('a mail server is ill that {0}')
    .with([
      ['is none', 'HTTP/1.1 400 Bad Request\r\n\r\n'],
      ['turns the shop away', '554 5.7.1 No service here\r\n'],
      ['hangs up', ''],
    ])
    .run(async ({ assert, cleanup }, [, words]) => {
      const [found] = await examine(mailServerAt(await answering(words!, cleanup)))
      assert.equal(found!.verdict, 'ill')
      assert.include(found!.todo!, 'SMTP_HOST')
    })

  test('a mail server whose name is gone is ill', async ({ assert }) => {
    const gone = { ...smtp, host: 'mail.invalid', dnsTimeout: 500 }
    const [found] = await examine(mailServerAt(gone))
    assert.equal(found!.verdict, 'ill')
    assert.include(found!.says, 'mail.invalid')
    assert.include(found!.todo!, 'SMTP_HOST')
  })

  test('a certificate is ill that {0}')
    .with([
      ['has expired', CERTIFICATES.expired, AUTHORITY, /expired/],
      ['is of another name', CERTIFICATES.ofAnother, AUTHORITY, /altnames/],
      ['nobody known has signed', CERTIFICATES.valid, undefined, /unable to verify/],
    ] as const)
    .run(async ({ assert, cleanup }, [, cert, ca, reason]) => {
      const url = await showing(cert, cleanup)
      const [found] = await examine(certificateAt(url, true, ca))
      assert.equal(found!.verdict, 'ill')
      assert.match(found!.says, reason)
      assert.include(found!.todo!, 'name, chain, time')
    })

  test('a certificate that holds is well, and one that soon will not is to be renewed', async ({
    assert,
    cleanup,
  }) => {
    const url = await showing(CERTIFICATES.valid, cleanup)
    assert.deepEqual(verdictsOf(await examine(certificateAt(url, true, AUTHORITY))), ['well'])
    const inDays = (days: number) => new Date(Date.now() + days * 86_400_000 + 60_000)
    assert.equal(judgeEnd(inDays(14)).verdict, 'well')
    const { verdict, says, todo } = judgeEnd(inDays(13))
    const told = ['doubtful', 'the certificate holds 13 more days', 'Renew it.']
    assert.deepEqual([verdict, says, todo], told)
  })

  test('a shop behind a proxy has to know it', ({ assert }) => {
    assert.equal(judgeProxies(true, undefined).verdict, 'ill')
    assert.include(judgeProxies(true, undefined).todo!, 'TRUSTED_PROXIES')
    assert.equal(judgeProxies(true, '10.0.0.1').verdict, 'well')
    assert.equal(judgeProxies(false, undefined).verdict, 'well')
  })

  test('a pooler has to lead to the same database', async ({ assert }) => {
    const here = await placeBy(pooler.url)
    const elsewhere = Object.assign(new URL(pooler.url), { pathname: '/postgres' }).href
    assert.equal(judgePooler([here, here]).verdict, 'well')
    assert.equal(judgePooler([await placeBy(elsewhere), here]).verdict, 'ill')
  })

  test('a replica is {verdict} of which {says}')
    .with([
      { verdict: 'well', says: 'it follows, 3 s behind', facts: {} },
      { verdict: 'ill', says: 'it is of another database', facts: { isSame: false } },
      { verdict: 'ill', says: 'it follows no database', facts: { isReplica: false } },
      {
        ...{ verdict: 'doubtful', says: 'it is 30 s behind, and 10 s is the most' },
        facts: { lagSeconds: 30 },
      },
      {
        ...{ verdict: 'doubtful', says: 'it is an unknown time behind, and 10 s is the most' },
        facts: { lagSeconds: Infinity },
      },
      {
        ...{ verdict: 'doubtful', says: 'it may end long exports to go on' },
        facts: { keepsRows: false },
      },
    ])
    .run(({ assert }, { verdict, says, facts }) => {
      const fine = { isSame: true, isReplica: true, lagSeconds: 3.2, keepsRows: true }
      const found = judgeReplica({ ...fine, ...facts }, 10)
      assert.equal(`${found.verdict}: ${found.says}`, `${verdict}: ${says}`)
      assert.equal(Boolean(found.todo), verdict !== 'well')
    })

  test('a worker that began nothing for long is missed', async ({ assert }) => {
    const began = (ago: string) =>
      rows(
        null,
        `insert into job_sweeps (name, next_run_at) values ('x', now() - '${ago}'::interval)`
      )
    await rows(null, 'delete from job_sweeps')
    assert.deepEqual(verdictsOf(await examine(worker)), ['ill'])
    await began('6 minutes')
    assert.deepEqual(verdictsOf(await examine(worker)), ['ill'])
    await rows(null, 'delete from job_sweeps')
    await began('1 minute')
    assert.deepEqual(verdictsOf(await examine(worker)), ['well'])
  })

  test('an error is told by its innermost cause', async ({ assert }) => {
    const look = () => Promise.reject(new Error('no', { cause: new Error('no route') }))
    const found = await examine({ name: 'x', todo: 'Mend it.', look })
    assert.deepEqual(found, [{ verdict: 'ill', says: 'no (no route)', todo: 'Mend it.' }])
  })
})
