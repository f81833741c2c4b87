import testUtils from '@adonisjs/core/services/test_utils'
import { test } from '@japa/runner'
import downloads from '#config/downloads'
import { createLink } from '#delivery/actions/links/create_link'
import { forgetStrangers } from '#delivery/actions/ledger/forget_strangers'
import { beginAccess, endAccess, recordVisit } from '#delivery/actions/ledger/record_access'
import { accessList } from '#delivery/lists/access_list'
import { rows } from '#shared/database'
import { givenFile, givenOwner, givenUser, forgetOwner } from '#tests/fixtures/delivery/ledger'
import { named } from '#tests/fixtures/delivery/reference'

const STRANGER = { address: '203.0.113.9', agent: 'curl/8.5.0' }
const PIECE = { firstByte: 0, bytesAsked: 1000 }

test.group('Delivery | strangers at public links are forgotten', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => () => forgetOwner())

  /** One visit and one transfer by a link, one transfer by the customer, all so many days ago. */
  async function fetchedBefore(days: number): Promise<void> {
    const owner = await givenUser('owner@example.com')
    const file = await givenFile(7961)
    givenOwner(owner, file.reference)
    const actor = { id: owner.id, label: owner.email }
    const link = await createLink({ reference: file.reference, actor })
    if (!link.ok) throw new Error(link.refusal.code)
    const [at] = await rows<{ fulfilmentId: number }>(
      null,
      'select fulfilment_id as "fulfilmentId" from delivery_files where id = ?',
      [file.id]
    )
    const by = { ...at!, ...STRANGER }
    const linkId = link.value.id
    await recordVisit({ ...by, linkId })
    await endAccess(
      await beginAccess({ ...by, ...PIECE, fileId: file.id, linkId, way: 'link' }),
      1000
    )
    await endAccess(
      await beginAccess({ ...by, ...PIECE, fileId: file.id, userId: owner.id, way: 'page' }),
      1000
    )
    await rows(null, `update delivery_accesses set started_at = now() - make_interval(days => ?)`, [
      days,
    ])
  }

  const seen = async () => {
    const { content } = await accessList.page(accessList.read({}), named('order:7961'))
    return content
      .toSorted((one, other) => one.id - other.id)
      .map(({ way, outcome, address, agent }) => [way, outcome, address, agent])
  }

  test('after the configured days, but not what they fetched, and not the customer', async ({
    assert,
  }) => {
    await fetchedBefore(downloads.strangersKeptDays + 1)
    await forgetStrangers()
    assert.deepEqual(await seen(), [
      ['link', 'shown', null, ''],
      ['link', 'complete', null, ''],
      ['page', 'complete', STRANGER.address, STRANGER.agent],
    ])
  })

  test('not before', async ({ assert }) => {
    await fetchedBefore(downloads.strangersKeptDays - 1)
    await forgetStrangers()
    assert.deepEqual(
      (await seen()).map(([, , address]) => address),
      [STRANGER.address, STRANGER.address, STRANGER.address]
    )
  })

  test('ninety days, unless the operator says otherwise', ({ assert }) => {
    assert.equal(downloads.strangersKeptDays, Number(process.env.LINK_ADDRESSES_KEPT_DAYS ?? 90))
  })
})
