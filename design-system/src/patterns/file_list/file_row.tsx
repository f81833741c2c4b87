import type { ReactNode } from 'react'
import { DateText, type DayValue } from '../../components/date_text'
import { FileSize } from '../../components/file_size'
import { Link } from '../../components/link'
import type { FigureLanguage } from '../../components/money_text'
import { ProgressLine } from '../../components/progress_bar'
import { StatusBadge } from '../../components/status_badge'

export interface FileItem {
  id: string | number
  name: string
  day?: DayValue
  /** Null while the size is not known. */
  bytes: number | null
  /** `ready`, `downloaded`, `expired`, `building`, `queued`, `retrying`, `missing`, `failed`. */
  state: string
  /** The state in words: "Ready", "Downloaded on 2026/09/18 10:02", "Building 62 %". */
  stateLabel: ReactNode
  /** More on the state: "Third attempt in 40 seconds". */
  detail?: ReactNode
  /** 0 to 100 while the file is built. */
  percent?: number
  /** Where the file is, as long as it can be fetched. */
  href?: string
  /** In place of the link: "once used", "expired on 2026/12/17". */
  note?: ReactNode
}

export interface FileListLabels {
  caption: string
  file: string
  day: string
  size: string
  state: string
  download: string
  /** "not known yet". */
  unknownSize: string
  /** "Show 31 more queued files". */
  more: (groupId: string, count: number) => string
}

interface FileRowProps {
  file: FileItem
  labels: FileListLabels
  language: FigureLanguage
  withDay: boolean
}

export const CELL =
  'h-row border-b border-line px-cell py-1.5 align-baseline first:ps-0 last:pe-0 ' +
  'max-sm:flex max-sm:h-auto max-sm:gap-x-3 max-sm:border-0 max-sm:px-0 max-sm:py-0.5 ' +
  'max-sm:data-label:before:w-20 max-sm:data-label:before:flex-none max-sm:data-label:before:text-ui-s ' +
  'max-sm:data-label:before:text-subtle max-sm:data-label:before:content-[attr(data-label)]'

/** A file: what it is, how it stands, and the one way to fetch it. */
export function FileRow({ file, labels, language, withDay }: FileRowProps) {
  return (
    <tr
      role="row"
      className="hover:bg-hover max-sm:block max-sm:border-b max-sm:border-line max-sm:py-2.5"
    >
      <th role="rowheader" scope="row" className={`${CELL} text-start text-mono wrap-anywhere`}>
        {file.name}
      </th>
      {withDay && (
        <td role="cell" data-label={labels.day} className={CELL}>
          {file.day !== undefined && <DateText value={file.day} />}
        </td>
      )}
      <td role="cell" data-label={labels.size} className={`${CELL} sm:text-end`}>
        <FileSize bytes={file.bytes} language={language} unknownLabel={labels.unknownSize} />
      </td>
      <td role="cell" data-label={labels.state} className={CELL}>
        <State file={file} />
      </td>
      <td role="cell" className={`${CELL} sm:text-end`}>
        <Fetch file={file} label={labels.download} />
      </td>
    </tr>
  )
}

function State({ file }: { file: FileItem }) {
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <StatusBadge status={file.state} label={file.stateLabel} />
      {file.percent !== undefined && (
        <span className="w-44 max-w-full flex-none">
          <ProgressLine label={file.name} share={file.percent / 100} />
        </span>
      )}
      {file.detail && <span className="text-ui-s text-muted">{file.detail}</span>}
    </span>
  )
}

/** The mark of a download keeps it from the router: a file is fetched by the browser. */
function Fetch({ file, label }: { file: FileItem; label: string }) {
  if (!file.href) return <span className="text-ui-s text-subtle">{file.note}</span>
  return (
    <Link href={file.href} download isAlone aria-label={`${label} ${file.name}`}>
      {label}
    </Link>
  )
}
