import { test } from '@japa/runner'
import { bufferBytes, TransferBuffers } from '#delivery/http/transfer_buffers'

const KIB = 1024

test.group('Delivery | buffers of transfers', () => {
  test('few transfers read large pieces, many share the room')
    .with([
      { transfers: 1, bytes: 512 * KIB },
      { transfers: 32, bytes: 512 * KIB },
      { transfers: 64, bytes: 256 * KIB },
      { transfers: 200, bytes: 83_886 },
      { transfers: 256, bytes: 64 * KIB },
      { transfers: 5_000, bytes: 64 * KIB },
    ])
    .run(({ assert }, { transfers, bytes }) => assert.equal(bufferBytes(transfers), bytes))

  test('two buffers take turns, and shrink when others come', ({ assert }) => {
    const first = new TransferBuffers()
    const [one, two, again] = [first.next(), first.next(), first.next()]
    assert.notStrictEqual(one, two)
    assert.strictEqual(one, again)
    const others = Array.from({ length: 199 }, () => new TransferBuffers())
    assert.equal(first.next().length, bufferBytes(200))
    for (const transfer of [first, ...others]) transfer.release()
    assert.equal(new TransferBuffers().next().length, 512 * KIB)
  })
})
