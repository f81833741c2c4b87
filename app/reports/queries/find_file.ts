import { rows } from '#shared/database'
import type { FileKind } from '#reports/domain/report_state'

export type ReportFile = {
  id: number
  kind: FileKind
  key: string
  name: string
  bytes: number
  sha256: string
}

type Which = {
  id: number
  kind: FileKind
  /** Only of an own report; null for staff. */ userId: number | null
}

export async function findFile({ id, kind, userId }: Which): Promise<ReportFile | null> {
  const [file] = await rows<ReportFile>(
    null,
    `select r.id, f.kind, f.key, f.name, f.bytes, f.sha256
       from report_files f join reports r on r.id = f.report_id and r.state = 'Completed'
      where r.id = :id and f.kind = :kind and (:userId::bigint is null or r.user_id = :userId)`,
    { id, kind, userId } as never
  )
  return file ?? null
}
