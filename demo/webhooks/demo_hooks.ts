import { appUrl } from '#config/app'
import type { Problem } from '#webhooks/domain/delivery'
import type { HookEvent } from '#webhooks/domain/events'

export type Try = { status: number | null; problem: Problem | null; answer: string; ms: number }

export type DemoMessage = {
  event: HookEvent
  data: Record<string, unknown>
  hoursAgo: number
  state: 'Waiting' | 'Delivered' | 'Failed'
  tries: Try[]
}

export type DemoHook = {
  name: string
  url: string
  events: HookEvent[]
  daysAgo: number
  /** Its owner has switched it off. */
  isPaused?: boolean
  offReason: 'failures' | null
  failingHours: number | null
  tries: DemoMessage[]
}

export const ACCEPTED: Try = { status: 200, problem: null, answer: '{"received":true}', ms: 84 }
const BUSY: Try = { status: 503, problem: 'status', answer: 'Deployment under way', ms: 31 }
const SILENT: Try = { status: null, problem: 'timeout', answer: '', ms: 10_000 }
const EXPIRED: Try = {
  ...{ status: null, problem: 'certificate' as const, ms: 96 },
  answer: 'certificate has expired',
}

/** What a customer's programs were told of some orders. */
export function demoHooks(numbers: readonly number[]): DemoHook[] {
  const number = (at: number) => numbers[at % Math.max(numbers.length, 1)] ?? 10_001 + at
  const message = (at: number, more: Partial<DemoMessage>): DemoMessage => {
    const orderNumber = number(at)
    const url = `${appUrl}/api/v1/orders/${orderNumber}`
    return {
      ...{ event: 'order.completed', data: { orderNumber, url }, hoursAgo: 30 * (at + 1) },
      ...{ state: 'Delivered', tries: [ACCEPTED], ...more },
    }
  }
  return [
    {
      ...{ name: 'Failure alerts', url: 'https://hooks.elbquant.example/kontor' },
      ...{ events: ['order.failed'], daysAgo: 120, offReason: null, failingHours: null },
      tries: [
        message(1, { event: 'order.failed', tries: [BUSY, BUSY, ACCEPTED] }),
        message(3, { event: 'order.failed' }),
        message(4, { event: 'order.failed', tries: [SILENT, ACCEPTED] }),
      ],
    },
    {
      ...{ name: 'Risk desk', url: 'https://risk.elbquant.example/incoming?source=kontor' },
      ...{ events: ['order.completed', 'order.failed'], daysAgo: 40 },
      ...{ offReason: null, failingHours: 7 },
      tries: [
        message(0, { hoursAgo: 7, state: 'Waiting', tries: [EXPIRED, EXPIRED, EXPIRED] }),
        message(1, {}),
      ],
    },
    {
      ...{ name: 'Old server', url: 'https://old.elbquant.example/hook' },
      ...{ events: ['order.completed'], daysAgo: 300, offReason: 'failures', failingHours: 200 },
      tries: [
        message(2, { hoursAgo: 200, state: 'Failed', tries: [SILENT, SILENT, BUSY, SILENT] }),
      ],
    },
  ]
}
