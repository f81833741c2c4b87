import { test } from '@japa/runner'
import { isGuessable } from '#identity/domain/guessable_password'

const PERSON = ['Anna', 'Brandt', 'abrandt', 'anna.brandt@elbquant.example']

test.group('Identity | passwords that are guessed first', () => {
  test('{password}: {guessed}')
    .with([
      { password: 'Password1!', guessed: true },
      { password: 'P@ssw0rd1', guessed: true },
      { password: '!!Passwort-2026', guessed: true },
      { password: 'Sommer2026!', guessed: true },
      { password: 'Qwertz123!', guessed: true },
      { password: 'TestTest1!', guessed: true },
      { password: 'Anna-Brandt-1', guessed: true },
      { password: 'brandt2026!A', guessed: false },
      { password: 'Brandt2026!', guessed: true },
      { password: 'ABrandt#99', guessed: true },
      { password: 'Elbquant-7', guessed: true },
      { password: 'Tally-Mark-5', guessed: false },
      { password: 'Fresh-Tally-7', guessed: false },
      { password: 'xK9$mQ2!vL', guessed: false },
      { password: '12345678', guessed: false },
    ])
    .run(({ assert }, { password, guessed }) => {
      assert.equal(isGuessable(password, PERSON), guessed)
    })

  test('short names of a person forbid nothing by themselves', ({ assert }) => {
    assert.isFalse(isGuessable('Li-Tally-7', ['Li', 'Wu']))
  })
})
