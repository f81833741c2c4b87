import { defineList } from '#shared/lists'

export type LinkedFile = { id: number; name: string; day: string; bytes: number; sha256: string }

/** The files that a public link opens, by the id of their fulfilment. */
export const linkedFileList = defineList<LinkedFile, number>()({
  columns: { id: 'f.id', name: 'f.name', day: 'f.day', bytes: 'f.bytes', sha256: 'f.sha256' },
  from: 'delivery_files f',
  where: `f.state <> 'Preparing'`,
  within: (fulfilmentId) => ({ sql: 'f.fulfilment_id = ?', values: [fulfilmentId] }),
  sort: { day: 'day', name: 'name', bytes: 'bytes' },
  usual: { by: 'day', direction: 'asc' },
  mostRows: 1_000,
  thenBy: ['f.day', 'f.part', 'f.id'],
})
