import type { ShownList } from '~/components/shell/lists/types'
import type { ShownChart, ShownFigure } from '../types'

export const HORIZONS = ['30', '60', '90', '180', '365'] as const

export type ExpiringRow = {
  id: number
  endsOn: string
  typeId: number
  type: string
  userId: number
  name: string
  email: string
  company: string
  isTrial: boolean
  yearCents: number
}

export type ExpiringSort = 'endsOn' | 'type' | 'company' | 'value'
type Filter = 'within' | 'from' | 'to'

export type ExpiringPage = ShownList<ExpiringSort, Filter, 'all' | 'agreed' | 'trials'> & {
  within: (typeof HORIZONS)[number]
  figures: ShownFigure[]
  months: ShownChart['bars']
  types: ShownChart['bars']
  companies: ShownChart['bars']
  expiring: ExpiringRow[]
}
