import type { ReactNode } from 'react'
import { LiveOrder } from '~/components/delivery/live/live_order'
import type { LedgerFile } from '~/components/delivery/types'
import type { CustomerOrder } from './types'

const MOVES_BY_ITSELF: CustomerOrder['state'][] = ['Confirmed', 'Processing']

interface LivePageProps {
  order: Pick<CustomerOrder, 'number' | 'state'>
  files: readonly LedgerFile[]
  children: ReactNode
}

/** Keeps an order's page up to date while the shop works on it, and stops when it is done. */
export function LivePage({ order: { number, state }, files, children }: LivePageProps) {
  return (
    <LiveOrder
      path={`/orders/${number}/progress`}
      isLive={MOVES_BY_ITSELF.includes(state)}
      files={files}
    >
      {children}
    </LiveOrder>
  )
}
