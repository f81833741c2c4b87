import { expect, test } from 'vitest'
import type { AskedList } from '../types'
import { currentView, parametersOf } from './saved_views'
import type { SavedView } from './types'

const usual = { by: 'created', direction: 'desc', limit: 10 } as const
const list: AskedList = {
  ...{ view: 'open', search: 'quant', filters: { state: ['Confirmed'], type: [] } },
  ...{ orderBy: 'created', orderDirection: 'desc', limit: 10, usual },
  ...{ isSearchable: true, sorts: [] },
}
const view = (parameters: string): SavedView => ({
  ...{
    id: 1,
    name: 'Mine',
    parameters,
    hidden: [],
    density: 'compact',
    isShared: false,
    isOwn: true,
  },
  ...{ count: 3, isMore: false },
})

test('what is usual stands in no view', () => {
  expect(parametersOf(list)).toBe('view=open&search=quant&state=Confirmed')
})

test('a view is known again whatever the order of its words', () => {
  const mine = view('state=Confirmed&search=quant&view=open')
  expect(currentView(list, [view('view=open'), mine])).toBe(mine)
  expect(currentView({ ...list, search: '' }, [mine])).toBeNull()
  expect(currentView(list, null)).toBeNull()
})
