import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import { taskList } from '#delivery/lists/task_list'
import { adminOrderList } from '#orders/lists/admin_order_list'
import { showNothing } from '#shared/lists'

test.group('Orders | lists with views', () => {
  test('a page is told that a view unsets the state, of tasks and of orders', async ({
    assert,
  }) => {
    const ctx = await testUtils.createHttpContext()
    assert.deepEqual(showNothing(ctx, taskList).ofView, ['state'])
    assert.deepEqual(showNothing(ctx, adminOrderList).ofView, ['state'])
  })
})
