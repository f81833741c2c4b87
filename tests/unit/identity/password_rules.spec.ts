import { test } from '@japa/runner'
import {
  isPasswordExpired,
  keepsRules,
  passwordRules,
  PASSWORD_PARTS,
} from '#identity/domain/password_rules'

const ALL = { minimumLength: 8, parts: PASSWORD_PARTS }

test.group('Identity | password rules', () => {
  test('{password}: {keeps}')
    .with([
      { password: 'Tally-Mark-5', keeps: true },
      { password: 'Täll-y56', keeps: true },
      { password: 'Tal-y56', keeps: false },
      { password: 'TallyMark5', keeps: false },
      { password: 'Tally Mark 5', keeps: false },
      { password: 'Tally-Mark-', keeps: false },
      { password: 'tally-mark-5', keeps: false },
      { password: 'TALLY-MARK-5', keeps: false },
      { password: '', keeps: false },
      { password: `Aa-1${'x'.repeat(253)}`, keeps: false },
    ])
    .run(({ assert }, { password, keeps }) => {
      assert.equal(keepsRules(password, ALL), keeps)
    })

  test('each part is a switch, and so is the length', ({ assert }) => {
    const policy = { minimumLength: 12, parts: ['number'] as const }
    assert.deepEqual(
      passwordRules(policy).map(({ id, count }) => `${id} ${count}`),
      ['length 12', 'number 1']
    )
    assert.isTrue(keepsRules('only letters 1', policy))
    assert.isFalse(keepsRules('letters 1', policy))
  })

  test('characters are counted, not code units', ({ assert }) => {
    const policy = { minimumLength: 8, parts: [] }
    assert.isFalse(keepsRules('👩‍🚀'.slice(0, 2).repeat(7), policy))
    assert.isTrue(keepsRules('👩'.repeat(8), policy))
  })

  test('a password is over after its days, and at once if nobody knows its age', ({ assert }) => {
    const now = new Date('2026-11-21T10:00:00Z')
    const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000)
    assert.isFalse(isPasswordExpired(daysAgo(89), 90, now))
    assert.isTrue(isPasswordExpired(daysAgo(90), 90, now))
    assert.isFalse(isPasswordExpired(daysAgo(9000), 0, now))
    assert.isTrue(isPasswordExpired(null, 0, now))
  })
})
