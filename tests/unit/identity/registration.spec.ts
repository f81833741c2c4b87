import { test } from '@japa/runner'
import { ENVIRONMENTS, groupNameOf } from '#identity/domain/environment'
import { usernamesFor } from '#identity/domain/registration'

test.group('Identity | usernames', () => {
  test('{email} may be {first}, else {second}')
    .with([
      { email: 'Ida.Falk@fundament.example', first: 'ida.falk', second: 'ida.falk2' },
      { email: 'i+news@fundament.example', first: 'inews', second: 'inews2' },
      { email: 'x@fundament.example', first: 'user.x', second: 'user.x2' },
      { email: 'öä@fundament.example', first: 'user.', second: 'user.2' },
    ])
    .run(({ assert }, { email, first, second }) => {
      const names = usernamesFor(email)
      assert.equal(names.next().value, first)
      assert.equal(names.next().value, second)
    })

  test('none is an e-mail address or longer than a line', ({ assert }) => {
    const [name] = usernamesFor(`"a@b"${'x'.repeat(100)}@fundament.example`)
    assert.notInclude(name, '@')
    assert.isAtMost(name!.length, 40)
  })
})

test.group('Identity | groups of an installation', () => {
  test('a role for one installation opens no other', ({ assert }) => {
    const names = ENVIRONMENTS.map((environment) => groupNameOf('admin', environment))
    assert.deepEqual(names, ['shop_admin_dev', 'shop_admin_test', 'shop_admin_sim', 'shop_admin'])
  })
})
