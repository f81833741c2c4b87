export const REPORT_STATES = ['New', 'Processing', 'Completed', 'Failed'] as const

export type ReportState = (typeof REPORT_STATES)[number]

/** In these nothing happens by itself any more. */
export const ENDED_STATES = ['Completed', 'Failed'] as const satisfies readonly ReportState[]

export const hasEnded = (state: ReportState): boolean =>
  (ENDED_STATES as readonly ReportState[]).includes(state)

export const REPORT_STEPS = ['reading', 'drawing', 'signing'] as const

export type ReportStep = (typeof REPORT_STEPS)[number]

export const FILE_KINDS = ['pdf_en', 'pdf_de', 'xlsx', 'csv'] as const

export type FileKind = (typeof FILE_KINDS)[number]

export const TYPES_OF_FILES: Record<FileKind, string> = {
  pdf_en: 'application/pdf',
  pdf_de: 'application/pdf',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv',
}

/** Why a report could not be made: a translation key. */
export type Failure = { code: string; params?: Record<string, string | number> }
