import app from '@adonisjs/core/services/app'
import logger from '@adonisjs/core/services/logger'
import { rows } from '#shared/database'
import { ENDED_STATES } from '#orders/domain/order_state'

const LOOK_EVERY_MS = 1_000
/** Beyond them a program is answered at once and asks again. */
const MOST_WAITING = 2_000

type Waiting = { orderNumber: number; leave: () => void }

const waiting = new Set<Waiting>()
let timer: NodeJS.Timeout | undefined

/** Resolves when the order has ended, after so long, or when `onLeave` says that nobody waits. */
export function untilEnded(
  orderNumber: number,
  mostMs: number,
  onLeave: (leave: () => void) => void
): Promise<void> {
  if (waiting.size >= MOST_WAITING) return Promise.resolve()
  return new Promise((resolve) => {
    const tooLong = setTimeout(() => one.leave(), mostMs)
    const one: Waiting = {
      orderNumber,
      leave() {
        clearTimeout(tooLong)
        waiting.delete(one)
        resolve()
      },
    }
    waiting.add(one)
    onLeave(one.leave)
    timer ??= setInterval(() => void look(), LOOK_EVERY_MS).unref()
  })
}

let isLooking = false

/** However many wait, this process looks once a second, with one statement. */
async function look(): Promise<void> {
  if (waiting.size === 0) {
    clearInterval(timer)
    timer = undefined
  }
  if (waiting.size === 0 || isLooking) return
  isLooking = true
  try {
    const ended = await endedOf([...new Set([...waiting].map(({ orderNumber }) => orderNumber))])
    for (const one of waiting) if (ended.has(one.orderNumber)) one.leave()
  } catch (error) {
    logger.warn({ err: error }, 'orders that somebody waits for could not be read')
  } finally {
    isLooking = false
  }
}

async function endedOf(orderNumbers: number[]): Promise<Set<number>> {
  const found = await rows<{ number: number }>(
    null,
    'select number from orders where number = any(?) and state = any(?)',
    [orderNumbers, [...ENDED_STATES]]
  )
  return new Set(found.map(({ number }) => number))
}

app.terminating(() => {
  for (const one of waiting) one.leave()
})
