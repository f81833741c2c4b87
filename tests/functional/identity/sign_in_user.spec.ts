import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import identity from '#config/identity'
import { signInUser } from '#identity/actions/sessions/sign_in_user'
import type { SignInProfile } from '#identity/domain/sign_in_profile'
import { listAudit } from '#shared/audit'

const PROFILE: SignInProfile = {
  subject: 'twice-at-once',
  email: 'twice@elbquant.example',
  username: 'twice',
  firstName: 'Anna',
  lastName: 'Brandt',
  groups: [identity.groups.user],
}

test.group('Identity | first sign-in', (group) => {
  // No transaction around it: the sign-ins have to meet each other in the database.
  group.each.teardown(async () => {
    await db.from('users').where('subject', PROFILE.subject).delete()
  })

  test('several at the same moment register one person once', async ({ assert }) => {
    const results = await Promise.all(
      Array.from({ length: 5 }, () =>
        signInUser({ provider: 'customers', profile: PROFILE, locale: 'de' })
      )
    )
    const ids = new Set(results.map((result) => result.ok && result.value.id))
    assert.lengthOf(ids, 1)
    const history = await listAudit({ type: 'user', id: [...ids][0] as number })
    assert.deepEqual(
      history.map(({ action }) => action),
      ['user.registered']
    )
  })

  test('an account without an e-mail address is refused', async ({ assert }) => {
    const profile = { ...PROFILE, email: null }
    const result = await signInUser({ provider: 'customers', profile, locale: 'en' })
    assert.deepInclude(result.ok ? null : result.refusal, {
      code: 'identity.errors.undefined_state',
    })
  })
})
