import { test } from '@japa/runner'
import { taskList } from '#delivery/lists/task_list'
import { adminOrderList } from '#orders/lists/admin_order_list'
import { showNothing } from '#shared/lists'

test.group('Orders | lists with views', () => {
  test('a page is told that a view unsets the state, of tasks and of orders', ({ assert }) => {
    assert.deepEqual(showNothing(taskList).ofView, ['state'])
    assert.deepEqual(showNothing(adminOrderList).ofView, ['state'])
  })
})
