import { test } from '@japa/runner'
import { withoutNames } from '#shared/database/without_names'

function given() {
  const sent: unknown[][] = []
  const connection = { query: (...asked: unknown[]) => sent.push(asked) as unknown }
  withoutNames(connection, () => {})
  return { connection, sent }
}

test.group('Connections by a pooler of transactions', () => {
  test('send what a library names without its name', ({ assert }) => {
    const { connection, sent } = given()
    connection.query({ name: 'rate_limits:rlflx-upsert', text: 'select $1', values: [1] })
    assert.deepEqual(sent, [[{ text: 'select $1', values: [1] }]])
  })

  test('send everything else as it is, with what is to be told of it', ({ assert }) => {
    const { connection, sent } = given()
    const stream = { name: 'stream', text: 'select 1', submit() {} }
    const told = () => {}
    connection.query('begin;')
    connection.query({ text: 'select 1' }, told)
    connection.query(stream)
    assert.deepEqual(sent, [['begin;'], [{ text: 'select 1' }, told], [stream]])
    assert.strictEqual(sent[2]![0], stream)
  })
})
