import { test } from '@japa/runner'
import { historyEntryFor } from '#orders/domain/history_entry'
import { shownRange } from '#orders/domain/shown_range'
import { orderReference, orderNumberOf } from '#orders/domain/order_reference'
import { named } from '#tests/fixtures/delivery/reference'

const CUSTOMER = 7

const event = (actor: { id: number | null; label: string }) => ({
  id: 1,
  seq: 1,
  actor,
  subject: { type: 'order', id: '10482' },
  action: 'orders.state_changed',
  before: { state: 'Registered' },
  after: { state: 'Rejected', exception: false },
  reason: 'Owes us money since spring',
  requestId: null,
  at: new Date('2026-09-18T07:41:00Z'),
})

test.group('History of an order', () => {
  test('customers learn neither who of the staff it was nor what was noted', ({ assert }) => {
    const entry = historyEntryFor(
      'customer',
      CUSTOMER
    )(event({ id: 2, label: 'j.brandt@x.example' }))
    assert.deepEqual(entry.actor, { kind: 'staff', label: '' })
    assert.isNull(entry.reason)
    assert.deepEqual([entry.from, entry.to], ['Registered', 'Rejected'])
  })

  test('{action} is no step, whatever state it notes')
    .with([
      { action: 'payments.booked' },
      { action: 'invoices.issued' },
      { action: 'invoices.credited' },
      { action: 'refunds.asked' },
      { action: 'refunds.done' },
      { action: 'refunds.refused' },
      { action: 'orders.changed' },
    ])
    .run(({ assert }, { action }) => {
      const told = { ...event({ id: 2, label: 'j.brandt@x.example' }), action }
      const entry = historyEntryFor('staff', CUSTOMER)(told)
      assert.deepEqual([entry.from, entry.to], [null, null])
    })

  test('staff read both', ({ assert }) => {
    const entry = historyEntryFor('staff', CUSTOMER)(event({ id: 2, label: 'j.brandt@x.example' }))
    assert.equal(entry.actor.label, 'j.brandt@x.example')
    assert.equal(entry.reason, 'Owes us money since spring')
  })

  test('customers find themselves as "you", and the shop as itself', ({ assert }) => {
    const shown = historyEntryFor('customer', CUSTOMER)
    assert.equal(shown(event({ id: CUSTOMER, label: 'm@x.example' })).actor.kind, 'you')
    assert.equal(shown(event({ id: null, label: 'Kontor' })).actor.kind, 'system')
  })
})

test.group('Range in lists of orders', () => {
  test('only an order of exactly one item has one', ({ assert }) => {
    const item = { from: '2025-03-03', to: '2025-05-30' }
    assert.isNull(shownRange([]))
    assert.equal(shownRange([item]), item)
    assert.isNull(shownRange([item, item]))
  })
})

test.group('Reference of an order at delivery', () => {
  test('leads back to the order, and nothing else does', ({ assert }) => {
    assert.equal(orderNumberOf(orderReference(10482)), 10482)
    for (const other of ['subscription:7', 'order:', 'order:x', 'order:0', '10482:10482']) {
      assert.isNull(orderNumberOf(named(other)), other)
    }
  })
})
