import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ReportIsins } from './report_isins'
import type { Report } from './types'
import { useReportColumns } from './use_report_columns'

vi.mock('~/hooks/use_shared', () => ({ useShared: () => Reflect.get(globalThis, 'sharedProps') }))

beforeEach(() => void vi.stubGlobal('sharedProps', { locale: 'en' }))
afterEach(() => void vi.unstubAllGlobals())

function textOf(shown: ReactNode): string {
  const page = document.createElement('div')
  const root = createRoot(page)
  flushSync(() => root.render(shown))
  const { textContent } = page
  root.unmount()
  return textContent
}

function Files({ report, path }: { report: Report; path: string }) {
  return (
    <>
      {useReportColumns(path)
        .find(({ id }) => id === 'files')
        ?.cell?.(report)}
    </>
  )
}

const PLACES = ['/my-account/my-reports', '/admin/manage-reports']

test.each(PLACES)('a report without files has its state in their place: %s', (path) => {
  for (const state of ['New', 'Processing', 'Failed'] as const) {
    const report = { id: 4711, files: [], state } as unknown as Report
    expect(textOf(<Files report={report} path={path} />)).toContain(state)
  }
  const made = { id: 4711, files: [{ kind: 'csv' }], state: 'Completed' } as unknown as Report
  expect(textOf(<Files report={made} path={path} />)).not.toContain('Completed')
})

const ENTRIES = [
  { isin: 'DE00ELB00008', isAvailable: true },
  { isin: 'NO00FJO00018', isAvailable: false },
] as Report['isins']

test('a completed report says apart what was not held', () => {
  const text = textOf(<ReportIsins state="Completed" isins={ENTRIES} />)
  expect(text).not.toContain('DE00ELB00008, NO00FJO00018')
  expect(text).toMatch(/DE00ELB00008.*missing/)
})

test.each(['New', 'Processing', 'Failed'] as const)(
  '%s: what was entered stands there',
  (state) => {
    expect(textOf(<ReportIsins state={state} isins={ENTRIES} />)).toBe('DE00ELB00008, NO00FJO00018')
  }
)
