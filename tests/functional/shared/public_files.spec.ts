import { test } from '@japa/runner'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import app from '@adonisjs/core/services/app'

const files = ['assets/public_files_test.js', 'assets/server/public_files_test.js']

test.group('Public files', (group) => {
  group.setup(async () => {
    for (const file of files) {
      await mkdir(app.publicPath(file, '..'), { recursive: true })
      await writeFile(app.publicPath(file), 'secret()')
    }
    return async () => {
      for (const file of files) await rm(app.publicPath(file))
    }
  })

  test('assets are served to be kept', async ({ client, assert }) => {
    const answer = await client.get('/assets/public_files_test.js')
    answer.assertStatus(200)
    assert.include(answer.header('cache-control'), 'immutable')
  })

  test('what the build lays there for the server alone is not served: {$self}')
    .with([
      '/assets/server/public_files_test.js',
      '/assets//server/public_files_test.js',
      '/assets/%73erver/public_files_test.js',
      '/assets/x/../server/public_files_test.js',
      '/assets/.vite/manifest.json',
    ])
    .run(async ({ client, assert }, path) => {
      const answer = await client.get(path)
      assert.equal(answer.status(), 404)
      assert.notInclude(answer.text(), 'secret()')
    })
})
