import type { ShownList } from '~/components/shell/lists/types'
import type { ShownFigure } from '../types'

export type OpenDemandRow = {
  id: string
  kind: 'Basket' | 'Quote'
  /** Of a saved quote, as its owner knows it. */
  label: string | null
  userId: number
  name: string
  email: string
  company: string
  products: string
  items: number
  cents: number
  createdAt: string
  validUntil: string | null
}

export type OpenDemandSort = 'created' | 'company' | 'items' | 'value'

export type OpenDemandPage = ShownList<OpenDemandSort, 'kind' | 'createdFrom' | 'createdTo'> & {
  figures: ShownFigure[]
  open: OpenDemandRow[]
}
