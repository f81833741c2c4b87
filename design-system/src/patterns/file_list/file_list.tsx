import { Fragment, useState } from 'react'
import { Button } from '../../components/button'
import type { FigureLanguage } from '../../components/money_text'
import { CELL, FileRow, type FileItem, type FileListLabels } from './file_row'
import { foldFiles, type FileGroup } from './fold_files'

export interface FileListProps {
  /** Files in groups, each of which folds on its own. */
  groups: readonly FileGroup<FileItem>[]
  labels: FileListLabels
  language: FigureLanguage
}

const HEAD = 'border-b border-line-ink px-cell py-2 text-label text-muted first:ps-0 last:pe-0'

/** The files of an order or of a download: state in words, size, and a link where there is one. */
export function FileList({ groups, labels, language }: FileListProps) {
  const [open, setOpen] = useState<readonly string[]>([])
  const withDay = groups.some(({ files }) => files.some(({ day }) => day !== undefined))
  const columns = withDay ? 5 : 4
  return (
    <table
      role="table"
      data-density="compact"
      className="w-full border-separate border-spacing-0 text-ui tabular-nums max-sm:block"
    >
      <caption className="sr-only">{labels.caption}</caption>
      <Head labels={labels} withDay={withDay} />
      <tbody role="rowgroup" className="max-sm:block max-sm:border-t max-sm:border-line-ink">
        {groups.map((group) => {
          const { id, visible, hidden } = foldFiles(group, open.includes(group.id))
          return (
            <Fragment key={id}>
              {visible.map((file) => (
                <FileRow key={file.id} {...{ file, labels, language, withDay }} />
              ))}
              {hidden > 0 && (
                <tr role="row" className="max-sm:block">
                  <td role="cell" colSpan={columns} className={CELL}>
                    <div className="-ms-2">
                      <Button variant="quiet" onPress={() => setOpen([...open, id])}>
                        {labels.more(id, hidden)}
                      </Button>
                    </div>
                  </td>
                </tr>
              )}
            </Fragment>
          )
        })}
      </tbody>
    </table>
  )
}

function Head({ labels, withDay }: { labels: FileListLabels; withDay: boolean }) {
  return (
    <thead role="rowgroup" className="max-sm:sr-only">
      <tr role="row">
        <th role="columnheader" scope="col" className={`${HEAD} text-start`}>
          {labels.file}
        </th>
        {withDay && (
          <th role="columnheader" scope="col" className={`${HEAD} text-start`}>
            {labels.day}
          </th>
        )}
        <th role="columnheader" scope="col" className={`${HEAD} text-end`}>
          {labels.size}
        </th>
        <th role="columnheader" scope="col" className={`${HEAD} text-start`}>
          {labels.state}
        </th>
        <th role="columnheader" scope="col" className={`${HEAD} text-end`}>
          <span className="sr-only">{labels.download}</span>
        </th>
      </tr>
    </thead>
  )
}
