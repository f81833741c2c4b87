import type { ReactNode } from 'react'
import { LiveDelivery } from '~/components/delivery/live/live_delivery'
import type { LedgerFile } from '~/components/delivery/types'
import type { CustomerOrder } from './types'

const MOVES_BY_ITSELF: CustomerOrder['state'][] = ['Confirmed', 'Processing']

const CHANGING = ['order', 'files', 'filePaging', 'phase', 'isAnyFileLeft', 'isSigned']

interface LivePageProps {
  order: Pick<CustomerOrder, 'number' | 'state'>
  files: readonly LedgerFile[]
  children: ReactNode
}

/** Keeps an order's page up to date while the shop works on it, and stops when it is done. */
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
