import fc from 'fast-check'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { FileList } from './file_list'
import type { FileListLabels } from './file_row'
import { foldFiles } from './fold_files'

const group = (count: number, shown?: number) => ({
  id: 'queued',
  files: Array.from({ length: count }, (_, at) => at),
  shown,
})

test.each([
  [35, 4, false, 4, 31],
  [35, 4, true, 35, 0],
  [6, 4, false, 6, 0],
  [7, 4, false, 4, 3],
  [3, undefined, false, 3, 0],
])('%i files, %s shown, open %s', (count, shown, open, visible, hidden) => {
  const folded = foldFiles(group(count, shown), open)
  expect(folded.visible).toHaveLength(visible)
  expect(folded.hidden).toBe(hidden)
})

test('no file is lost', () => {
  fc.assert(
    fc.property(fc.nat(200), fc.nat(50), fc.boolean(), (count, shown, open) => {
      const { visible, hidden } = foldFiles(group(count, shown), open)
      return visible.length + hidden === count
    })
  )
})

const labels: FileListLabels = {
  caption: 'Files',
  file: 'File',
  day: 'Day',
  size: 'Size',
  state: 'State',
  download: 'Download',
  unknownSize: 'not known yet',
  more: (_, hidden) => `Show ${hidden} more`,
}

test('a file that was fetched once has words in place of its link', () => {
  const html = renderToStaticMarkup(
    <FileList
      language="en"
      labels={labels}
      groups={[
        {
          id: 'all',
          files: [
            { id: 1, name: 'a.gz', bytes: 5, state: 'ready', stateLabel: 'Ready', href: '/a' },
            {
              id: 2,
              name: 'b.gz',
              bytes: 5,
              state: 'downloaded',
              stateLabel: 'Used',
              note: 'once used',
            },
            {
              id: 3,
              name: 'c.gz',
              bytes: null,
              state: 'building',
              stateLabel: 'Building',
              percent: 62,
            },
          ],
        },
      ]}
    />
  )
  expect(html.match(/<a /g)).toHaveLength(1)
  expect(html).toContain('aria-label="Download a.gz"')
  expect(html).toContain('once used')
  expect(html).toContain('not known yet')
  expect(html).toContain('aria-valuenow="62"')
})
