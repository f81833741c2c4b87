import { test } from '@japa/runner'
import { listedMigrations, presentMigrations } from '../../bin/support/migration_list.ts'

test.group('Architecture | migrations', () => {
  const [listed, present] = [listedMigrations(), presentMigrations()]

  test('none is changed or removed once it is given away: kept data has run it', ({ assert }) => {
    const changed = [...listed].filter(([path, sum]) => present.get(path) !== sum)
    assert.deepEqual(
      changed.map(([path]) => path),
      [],
      'Put it back as it was (git restore) and write what is to change as a new migration, then run `npm run schema`'
    )
  })

  test('a new one is listed with its checksum', ({ assert }) => {
    const missing = [...present.keys()].filter((path) => !listed.has(path))
    assert.deepEqual(missing, [], 'Run `npm run schema` and commit database/migrations.sha256')
  })
})
