import type { ReactNode } from 'react'
import { LiveDelivery } from '~/components/delivery/live/live_delivery'
import type { LedgerFile } from '~/components/delivery/types'
import type { CustomerOrder } from './types'

/** From the first minute on: a payment that arrives is told as well. */
const MOVES_BY_ITSELF: CustomerOrder['state'][] = ['Registered', 'Confirmed', 'Processing']

const CHANGING = [
  ...['order', 'money', 'owed', 'sheet', 'opened', 'files', 'filePaging'],
  ...['phase', 'isAnyFileLeft', 'isSigned'],
]

interface LivePageProps {
  order: Pick<CustomerOrder, 'number' | 'state'>
  files: readonly LedgerFile[]
  children: ReactNode
}

/** Keeps an order's page up to date until all of its files are there. */
export function LivePage({ order: { number, state }, files, children }: LivePageProps) {
  return (
    <LiveDelivery
      path={`/orders/${number}/progress`}
      changing={CHANGING}
      isLive={MOVES_BY_ITSELF.includes(state)}
      files={files}
    >
      {children}
    </LiveDelivery>
  )
}
