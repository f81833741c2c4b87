import { test } from '@japa/runner'
import { profileFrom } from '#identity/domain/sign_in_profile'

test.group('Identity | claims of a provider', () => {
  test('groups from {name}')
    .with([
      { name: 'a list', claims: { groups: ['a', 'b', 3] }, claim: 'groups', expected: ['a', 'b'] },
      {
        name: 'one text',
        claims: { groups: 'a, b c' },
        claim: 'groups',
        expected: ['a', 'b', 'c'],
      },
      {
        name: 'a deeper claim',
        claims: { realm_access: { roles: ['a'] } },
        claim: 'realm_access.roles',
        expected: ['a'],
      },
      {
        name: 'a claim with a dotted name',
        claims: { 'https://idp.example/groups': ['a'] },
        claim: 'https://idp.example/groups',
        expected: ['a'],
      },
      { name: 'nothing', claims: {}, claim: 'groups', expected: [] },
      { name: 'a number', claims: { groups: 7 }, claim: 'groups', expected: [] },
    ])
    .run(({ assert }, { claims, claim, expected }) => {
      assert.deepEqual(profileFrom({ sub: '1', ...claims }, claim).groups, expected)
    })

  test('names come from their own claims, else from the whole name', ({ assert }) => {
    const own = profileFrom({ sub: '1', given_name: 'Anna', family_name: 'Brandt' }, 'groups')
    assert.deepEqual([own.firstName, own.lastName], ['Anna', 'Brandt'])
    const whole = profileFrom({ sub: '1', name: 'Anna  von Brandt' }, 'groups')
    assert.deepEqual([whole.firstName, whole.lastName], ['Anna', 'von Brandt'])
    const none = profileFrom({ sub: '1' }, 'groups')
    assert.deepEqual([none.firstName, none.lastName, none.email], ['', '', null])
  })
})
