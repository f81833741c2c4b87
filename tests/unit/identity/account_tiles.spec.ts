import { test } from '@japa/runner'
import { ACCOUNT_TILES, tilesFor } from '#identity/domain/account_tiles'
import { repeatedPlace } from '#identity/domain/additional_email'

const idsOf = (hasPasswordHere: boolean, answers: (path: string) => boolean) =>
  tilesFor({ hasPasswordHere, answers }).map(({ id }) => id)

test.group('Identity | menu of the account', () => {
  test('only places that exist are offered, in the order of the menu', ({ assert }) => {
    const known = ['/my-account/personal-data', '/my-account/my-orders']
    assert.deepEqual(
      idsOf(true, (path) => known.includes(path)),
      ['orders', 'personal_data']
    )
  })

  test('the password can be changed only where the shop keeps it', ({ assert }) => {
    const all = ACCOUNT_TILES.map(({ id }) => id)
    assert.deepEqual(
      idsOf(true, () => true),
      all
    )
    assert.deepEqual(
      idsOf(false, () => true),
      all.filter((id) => id !== 'change_password' && id !== 'security')
    )
  })
})

test.group('Identity | additional e-mail addresses', () => {
  test('{second} and {third} beside a@a.example: {repeated}')
    .with([
      { second: null, third: null, repeated: null },
      { second: 'b@a.example', third: 'c@a.example', repeated: null },
      { second: 'A@a.example', third: null, repeated: 'second' },
      { second: null, third: 'a@a.example', repeated: 'third' },
      { second: 'b@a.example', third: 'B@A.example', repeated: 'third' },
    ])
    .run(({ assert }, { second, third, repeated }) => {
      assert.equal(repeatedPlace('a@a.example', { second, third }), repeated)
    })
})
