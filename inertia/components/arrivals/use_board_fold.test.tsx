import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Arrival } from './types'
import { useBoardFold } from './use_board_fold'

/* Files that are tested in one window share what stands in for a module. */
vi.mock('~/hooks/use_shared', () => ({ useShared: () => Reflect.get(globalThis, 'sharedProps') }))

beforeEach(() => {
  vi.stubGlobal('sharedProps', { locale: 'en' })
})

afterEach(() => {
  vi.unstubAllGlobals()
})

const day = (status: Arrival['status'], hasOddSize = false) => ({ status, hasOddSize }) as Arrival

function foldOf(arrivals: Arrival[], isByState = true) {
  let fold: ReturnType<typeof useBoardFold>
  const Board = () => {
    fold = useBoardFold(arrivals, isByState)
    return null
  }
  renderToStaticMarkup(<Board />)
  return fold && arrivals.map(fold.isFolded)
}

const MORNING = [day('Late'), day('ArrivedLate'), day('Arrived', true), day('Arrived')]

test('what came as it should is folded, what is late, rare or of odd size is not', () => {
  expect(foldOf(MORNING)).toEqual([false, false, false, true])
})

test('nothing is folded in another order, and where nothing else is shown', () => {
  expect(foldOf(MORNING, false)).toBeUndefined()
  expect(foldOf([day('Arrived'), day('Arrived')])).toBeUndefined()
  expect(foldOf([day('Missing')])).toBeUndefined()
})
