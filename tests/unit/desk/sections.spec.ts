import { test } from '@japa/runner'
import { mayActOn, seenKinds, SECTIONS, type DeskKind } from '#desk/domain/kinds'
import { sectionsOf } from '#desk/domain/section'
import { readWhose } from '#desk/domain/whose'
import { scopesOfRoles } from '#identity/domain/role_scopes'
import type { Role } from '#identity/domain/roles'

/** What each role sees of the desk, and what it acts on. */
const SEEN: [Role, sees: DeskKind[], acts: DeskKind[]][] = [
  ['viewer', ['unpaid', 'work', 'delivery', 'mail', 'owed', 'difference', 'refund'], []],
  [
    'manager',
    ['unpaid', 'work', 'delivery', 'card', 'mail', 'owed', 'difference', 'refund', 'entry'],
    ['unpaid', 'work', 'delivery', 'card', 'mail', 'owed', 'difference', 'refund', 'entry'],
  ],
  ['admin', Object.values(SECTIONS).flat(), Object.values(SECTIONS).flat()],
  ['derivatives', [], []],
  ['sales', [], []],
]

const at = (kind: DeskKind, key: string, since: string) => ({ kind, key, since: new Date(since) })
const tally = (kind: DeskKind, shown: number, cents: number, nobody = 0) => ({
  ...{ kind, shown, cents, old: 0, nobody },
})

test.group('Desk | sections', () => {
  for (const [role, sees, acts] of SEEN) {
    test(`${role} sees and does what the scopes allow`, ({ assert }) => {
      const held = scopesOfRoles([role])
      assert.sameMembers(seenKinds(held), sees)
      assert.sameMembers(
        seenKinds(held).filter((kind) => mayActOn(held, kind)),
        acts
      )
    })
  }

  test('the oldest is on top, and numbers decide between equal ones', ({ assert }) => {
    const things = [
      at('unpaid', '10410', '2026-09-02'),
      at('unpaid', '10400', '2026-09-02'),
      at('unpaid', '9999', '2026-09-02'),
      at('unpaid', '10412', '2026-09-01'),
    ]
    const [unpaid] = sectionsOf(['unpaid'], things, [tally('unpaid', 40, 100)])
    assert.deepEqual(
      unpaid!.rows.map(({ key }) => key),
      ['10412', '9999', '10400', '10410']
    )
    assert.equal(unpaid!.shown, 40)
  })

  test('a section adds up its kinds, and is left out where nobody sees any of them', ({
    assert,
  }) => {
    const tallies = [tally('owed', 2, 300), tally('entry', 1, 50)]
    const sections = sectionsOf(['owed', 'difference', 'entry'], [], tallies)
    assert.lengthOf(sections, 1)
    assert.containsSubset(sections[0], { name: 'money', shown: 3, cents: 350 })
    assert.deepEqual(
      sections[0]!.kinds.map(({ kind }) => kind),
      ['owed', 'difference', 'entry']
    )
  })

  test('what is stuck is read first, with how much of it is nobody’s, and in its place where nothing is', ({
    assert,
  }) => {
    const seen = seenKinds(scopesOfRoles(['admin']))
    const [first, ...others] = sectionsOf(seen, [], [tally('mail', 2, 0, 1), tally('job', 1, 0, 1)])
    assert.containsSubset(first, { name: 'stuck', shown: 3, nobody: 2 })
    assert.deepEqual(
      others.map(({ name }) => name),
      ['unpaid', 'work', 'money']
    )
    assert.deepEqual(
      sectionsOf(seen, [], [tally('unpaid', 9, 100)]).map(({ name }) => name),
      ['unpaid', 'work', 'stuck', 'money']
    )
  })

  test('an address that asks for nobody known shows everyone’s', ({ assert }) => {
    assert.deepEqual(['mine', 'x', undefined, ['mine']].map(readWhose), [
      'mine',
      'everyone',
      'everyone',
      'everyone',
    ])
  })
})
