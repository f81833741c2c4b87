import type { HttpContext } from '@adonisjs/core/http'
import { test } from '@japa/runner'
import { notFound } from '#shared/http/not_found'

test('what is not there is told with the method that asked for it', ({ assert }) => {
  const request = { method: () => 'DELETE', url: () => '/admin/nothing' } as HttpContext['request']
  const problem = notFound({ request })

  assert.equal(problem.status, 404)
  assert.equal(problem.message, 'Cannot DELETE:/admin/nothing')
})
