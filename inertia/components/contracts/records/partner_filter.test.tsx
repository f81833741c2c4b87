import { router } from '@inertiajs/react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import type { AskedList } from '~/components/shell/lists/types'
import { PartnerFilter } from './partner_filter'

const list: AskedList = {
  ...{ view: 'running', search: '', filters: { partner: [], on: [] }, orderBy: 'customer' },
  ...{ orderDirection: 'asc', limit: 25, isSearchable: true, sorts: [] },
  usual: { by: 'customer', direction: 'asc', limit: 25 },
}

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  document.body.replaceChildren()
})

test('of all partners one is found by typing, and the list shows its contracts in the same view', async () => {
  const content = [{ bpId: 1_000_417, bpName: 'Limmat Data AG', countryCode: 'CH' }]
  const fetch = vi.fn(() => Promise.resolve(new Response(JSON.stringify({ data: { content } }))))
  vi.stubGlobal('fetch', fetch)
  const visit = vi.spyOn(router, 'visit').mockImplementation(() => {})
  const page = document.body.appendChild(document.createElement('main'))
  const root = createRoot(page)
  flushSync(() => root.render(<PartnerFilter list={list} path="/admin/contracts/contracts" />))
  await userEvent.type(page.querySelector('input')!, 'limm')
  const found = () =>
    [...document.querySelectorAll('[role=option]')].find((one) => /Limmat/.test(one.textContent))
  await vi.waitFor(() => expect(found()).toBeDefined(), 5_000)
  await userEvent.click(found()!)
  const [address] = visit.mock.calls[0]!
  expect(address).toBe('/admin/contracts/contracts?view=running&partner=1000417')
  root.unmount()
})
