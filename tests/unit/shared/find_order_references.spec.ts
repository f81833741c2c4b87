import { test } from '@japa/runner'
import { findOrderReferences } from '#shared/domain/find_order_references'
import { creditorReference, inGroupsOfFour } from '#shared/domain/creditor_reference'

test.group('References | in the text of a transfer', () => {
  test('a reference alone is found, with and without blanks', ({ assert }) => {
    for (const text of ['RF80 2006 9', 'RF8020069', 'rf80 2006 9', 'thanks RF8020069.']) {
      assert.equal(findOrderReferences(text)[0], 20_069, text)
    }
  })

  test('digits that follow after a blank do not change what it means', ({ assert }) => {
    assert.equal(creditorReference(2_006_920), 'RF802006920')
    assert.deepEqual(findOrderReferences('Order data RF80 2006 9 2026 thanks'), [20_069, 2_006_920])
  })

  test('the order is among the readings of each reference, whatever year follows', ({ assert }) => {
    for (let number = 10_000; number < 30_000; number += 7) {
      const text = `${inGroupsOfFour(creditorReference(number))} 2026`
      assert.include(findOrderReferences(text), number, text)
    }
  })

  test('wrong check digits, leading zeros and other words mean nothing', ({ assert }) => {
    for (const text of ['RF81 2006 9', 'RF80', 'RF80 0206 9', 'invoice 2026/20069', '']) {
      assert.deepEqual(findOrderReferences(text), [], text)
    }
  })
})
