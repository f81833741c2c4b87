import type { FileKind } from '#reports/domain/report_state'

export type ReportParts = {
  isins: { isin: string; name: string | null; isAvailable: boolean }[]
  files: { kind: FileKind; name: string; bytes: number; sha256: string }[]
}

export const PART_COLUMNS = {
  isins: `coalesce((select json_agg(json_build_object('isin', i.entry, 'name', i.name,
      'isAvailable', i.is_available) order by i.position)
      from report_isins i where i.report_id = r.id), '[]')`,
  files: `coalesce((select json_agg(json_build_object('kind', f.kind, 'name', f.name,
      'bytes', f.bytes, 'sha256', f.sha256) order by array_position(array['pdf_en', 'pdf_de', 'xlsx', 'csv'], f.kind))
      from report_files f where f.report_id = r.id), '[]')`,
}
