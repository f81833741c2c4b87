import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { References } from '~/components/basket/payment/reference_fields'
import { forgetReferences, useKeptReferences } from './use_kept_references'

/* Files that are tested in one window share what stands in for a module. */
vi.mock('~/hooks/use_shared', () => ({ useShared: () => Reflect.get(globalThis, 'sharedProps') }))

const NONE: References = { ownReference: '', costCentre: '', invoiceRecipient: '' }
const TYPED: References = {
  ownReference: 'PO 2026/118',
  costCentre: '4711',
  invoiceRecipient: 'bills@elbquant.example',
}

let root: Root
let shown: References
let type: (typed: References) => void

beforeEach(() => open(7))
afterEach(() => {
  root.unmount()
  forgetReferences()
  vi.unstubAllGlobals()
})

function Page() {
  const [references, setReferences] = useState(NONE)
  useKeptReferences(references, setReferences)
  shown = references
  type = setReferences
  return null
}

/** The last step as somebody opens it: anew after a reload, and after the way back. */
function open(id: number) {
  vi.stubGlobal('sharedProps', { user: { id } })
  root = createRoot(document.createElement('div'))
  flushSync(() => root.render(<Page />))
}

function openAgain(id = 7) {
  root.unmount()
  open(id)
}

const areShown = (expected: References) => vi.waitFor(() => expect(shown).toEqual(expected))

test('reference, cost centre and recipient are there again after a reload', async () => {
  flushSync(() => type(TYPED))
  openAgain()
  await areShown(TYPED)
})

test('nobody else finds them', async () => {
  flushSync(() => type(TYPED))
  openAgain(8)
  await areShown(NONE)
})

test('the next order has its own', async () => {
  flushSync(() => type(TYPED))
  forgetReferences()
  openAgain()
  await areShown(NONE)
})

test('what somebody spoiled is no reference', async () => {
  for (const spoilt of ['{', '7', 'null', '{"owner":7}']) {
    sessionStorage.setItem('checkout-references', spoilt)
    openAgain()
    await areShown(NONE)
  }
})
