import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import { keysInShop } from '#catalogue/queries/keys_in_shop'
import { rows } from '#shared/database'
import { insertProduct } from '#tests/fixtures/catalogue/lake_product'

const walks = async () => {
  const [found] = await rows<{ count: number }>(
    null,
    `select seq_scan::int as count from pg_stat_xact_user_tables where relname = 'lake_files'`
  )
  return found!.count
}

test.group('Catalogue | what a folder holds of the shop', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('is found by name, of all products but one, without a look at every file of the inventory', async ({
    assert,
  }) => {
    const ids: number[] = []
    for (const code of ['folder_one', 'folder_two']) {
      const id = await insertProduct(code)
      ids.push(id)
      await rows(
        null,
        `insert into lake_files (product_id, day, key, bytes) values (?, '2026-01-05', ?, 1)`,
        [id, `shared_%/${code}/a_1%.csv`]
      )
    }
    await rows(null, 'set local enable_seqscan = off')
    const before = await walks()
    const all = await keysInShop('shared_%/')
    assert.sameMembers([...all], ['shared_%/folder_one/a_1%.csv', 'shared_%/folder_two/a_1%.csv'])
    const others = await keysInShop('shared_%/', { except: ids[0]! })
    assert.deepEqual([...others], ['shared_%/folder_two/a_1%.csv'])
    assert.isEmpty(await keysInShop('shared_x/'))
    assert.equal(await walks(), before)
  })
})
