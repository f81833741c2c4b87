import { defineList } from '#shared/lists'
import { FILES_ASKED, type FileState } from '#delivery'

export type TestFile = {
  id: number
  name: string
  day: string
  part: number
  version: number
  condition: string
  bytes: number
  sha256: string
  state: FileState
  usedAt: Date | null
  correctedAt: Date | null
  claimEndsAt: Date | null
}

const USED = 'f.used_at is not null or (f.claim_ends_at <= now() and f.bytes_served > 0)'

export const testFileList = defineList<TestFile, number>()({
  columns: {
    id: 'f.id',
    name: 'f.name',
    day: 'f.day',
    part: 'f.part',
    version: 'f.version',
    condition: 'f.condition',
    bytes: 'length(f.content)',
    sha256: 'f.sha256',
    state: `case when ${USED} then 'Used' when f.claim_ends_at > now() then 'Claimed'
                 else 'Available' end`,
    usedAt: `case when ${USED} then coalesce(f.used_at, f.claim_ends_at) end`,
    correctedAt: 'null::timestamptz',
    claimEndsAt: 'case when f.claim_ends_at > now() then f.claim_ends_at end',
  },
  from: 'test_order_files f',
  within: (number) => ({ sql: 'f.order_number = ?', values: [number] }),
  ...FILES_ASKED,
  views: {
    all: 'true',
    ready: `not (${USED})`,
    in_work: 'false',
    used: USED,
  },
})
