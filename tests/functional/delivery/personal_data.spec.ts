import testUtils from '@adonisjs/core/services/test_utils'
import { test } from '@japa/runner'
import { issueFetchToken } from '#delivery/actions/fetch_tokens/issue_fetch_token'
import { beginAccess, endAccess } from '#delivery/actions/ledger/record_access'
import { erasePerson } from '#identity/actions/erasure/erase_person'
import { requestDeletion } from '#identity/actions/erasure/request_deletion'
import { personalDataOfModules } from '#shared/people'
import { SYSTEM_ACTOR } from '#shared/audit'
import { rows } from '#shared/database'
import type User from '#identity/models/user'
import {
  givenFile,
  type GivenFile,
  givenOwner,
  givenUser,
  forgetOwner,
} from '#tests/fixtures/delivery/ledger'
import { named } from '#tests/fixtures/delivery/reference'

type Line = { address: string | null; agent: string; bytes: number; userId: number | null }

const lines = () =>
  rows<Line>(
    null,
    `select host(address) as address, agent, bytes_sent as bytes, user_id as "userId"
       from delivery_accesses order by id`
  )

async function fetched(user: User, file: GivenFile, address: string): Promise<void> {
  const [{ fulfilmentId }] = (await rows<{ fulfilmentId: number }>(
    null,
    'select fulfilment_id as "fulfilmentId" from delivery_files where id = ?',
    [file.id]
  )) as [{ fulfilmentId: number }]
  const from = { userId: user.id, way: 'page' as const, address, agent: 'curl/8.5.0' }
  const piece = { firstByte: 0, bytesAsked: 1000 }
  await endAccess(await beginAccess({ fulfilmentId, fileId: file.id, ...from, ...piece }), 1000)
}

test.group('Delivery | personal data in the ledger', (group) => {
  let user: User
  let other: User
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    user = await givenUser('reader@example.com')
    await user.refresh()
    other = await givenUser('other@example.com')
    const file = await givenFile(7951)
    givenOwner(user, file.reference)
    await fetched(user, file, '203.0.113.7')
    await fetched(other, file, '203.0.113.8')
    return () => forgetOwner()
  })

  test('a person gets from where and with what they fetched, and nobody else’s', async ({
    assert,
  }) => {
    const { downloads } = await personalDataOfModules(user.id)
    assert.lengthOf(downloads as object[], 1)
    assert.containSubset(downloads, [
      {
        way: 'page',
        address: '203.0.113.7',
        agent: 'curl/8.5.0',
        outcome: 'complete',
        bytesSent: 1000,
      },
    ])
  })

  test('who is erased leaves what was delivered, but not from where', async ({ assert }) => {
    const actor = { id: user.id, label: user.email }
    await issueFetchToken({ reference: named('order:7951'), userId: user.id, actor })
    await requestDeletion(user, null)
    const [request] = await rows<{ id: number }>(
      null,
      'select id from account_deletion_requests where user_id = ?',
      [user.id]
    )
    const erased = await erasePerson({ requestId: request!.id, actor: SYSTEM_ACTOR })
    assert.isTrue(erased.ok)
    assert.deepEqual(await lines(), [
      { address: null, agent: '', bytes: 1000, userId: user.id },
      { address: '203.0.113.8', agent: 'curl/8.5.0', bytes: 1000, userId: other.id },
    ])
    assert.deepEqual(await rows(null, 'select 1 from delivery_fetch_tokens'), [])
  })
})
