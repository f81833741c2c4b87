import { test } from '@japa/runner'
import { renewalOf } from '#identity/domain/renewal'

const NOW = Date.parse('2026-03-02T09:00:00Z')
const secondsAfterNow = (moment: number) => (moment - NOW) / 1000

test.group('Identity | renewal of tokens', () => {
  test('after 80 percent of the shorter life: {expiresIn} s and {idToken} s make {after} s')
    .with([
      { expiresIn: 600, idToken: 3600, after: 480 },
      { expiresIn: 3600, idToken: 300, after: 240 },
      { expiresIn: undefined, idToken: 1000, after: 800 },
      { expiresIn: 600, idToken: -30, after: 0 },
    ])
    .run(({ assert }, { expiresIn, idToken, after }) => {
      const lives = { expiresIn, idTokenLives: idToken }
      assert.equal(secondsAfterNow(renewalOf(NOW, lives)), after)
    })
})
