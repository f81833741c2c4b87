import { test } from '@japa/runner'
import { PASSWORD_COST } from '#config/hash'
import { isGuessable } from '#identity/actions/passwords/judge_password'
import { commonPasswords } from '#identity/gateways/common_passwords'

const PERSON = {
  ...{ firstName: 'Anna', lastName: 'Brandt', username: 'abrandt' },
  email: 'anna.brandt@elbquant.example',
}

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
      { password: 'Brandt2026!', guessed: true },
      { password: 'ABrandt#99', guessed: true },
      { password: 'Elbquant-7', guessed: true },
      { password: 'Abcdef1!', guessed: true },
      { password: 'Aa1!Aa1!Aa1!', guessed: true },
      { password: '20.10.2026Aa', guessed: true },
      { password: 'Monkey#123456', guessed: true },
      { password: 'Dragonball-99', guessed: true },
      { password: '12345678', guessed: true },
      { password: 'Tally-Mark-5', guessed: false },
      { password: 'Fresh-Tally-7', guessed: false },
      { password: 'xK9$mQ2!vL', guessed: false },
      { password: 'Kontor-Demo-2026', guessed: false },
    ])
    .run(async ({ assert }, { password, guessed }) => {
      assert.equal(await isGuessable(password, PERSON), guessed)
    })

  test('short names of a person forbid nothing by themselves', async ({ assert }) => {
    const person = { ...PERSON, firstName: 'Li', lastName: 'Wu', username: 'liwu' }
    assert.isFalse(await isGuessable('Li-Tally-7', { ...person, email: 'li@wu.example' }))
  })

  test('thousands of common passwords are refused, dressed up as well', async ({ assert }) => {
    const common = [...(await commonPasswords())]
    assert.isAbove(common.length, 3_000)
    const sample = common.slice(0, 3_000).filter((_, index) => index % 100 === 0)
    for (const word of sample) assert.isTrue(await isGuessable(word, PERSON), word)
    const words = sample.filter((word) => /^[a-z]{4,}$/.test(word))
    const dressed = words.map((word) => `${word[0]!.toUpperCase()}${word.slice(1)}1!`)
    for (const word of dressed) assert.isTrue(await isGuessable(word, PERSON), word)
  })

  test('a very long one is judged by its beginning', async ({ assert }) => {
    assert.isTrue(await isGuessable('aB1!'.repeat(64), PERSON))
  })

  test('many at once all get their own verdict', async ({ assert }) => {
    const words = ['Password1!', 'Fresh-Tally-7', 'Sommer2026!', 'Tally-Mark-5']
    const verdicts = await Promise.all(words.map((word) => isGuessable(word, PERSON)))
    assert.deepEqual(verdicts, [true, false, true, false])
  })
})

test.group('Identity | cost of a password', () => {
  test('is one of OWASP’s minima for scrypt', ({ assert }) => {
    const { cost, blockSize, parallelization, maxMemory } = PASSWORD_COST
    const minima = ['131072/8/1', '65536/8/2', '32768/8/3', '16384/8/5', '8192/8/10']
    assert.include(minima, `${cost}/${blockSize}/${parallelization}`)
    assert.isAbove(maxMemory, 128 * cost * blockSize)
  })
})
