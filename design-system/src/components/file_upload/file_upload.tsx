import type { ReactNode } from 'react'
import { DropZone } from 'react-aria-components/DropZone'
import { FileTrigger } from 'react-aria-components/FileTrigger'
import { ErrorLine } from '../../internal/field_texts'
import { hintStyles, labelStyles } from '../../internal/field_styles'
import { Button } from '../button'
import { UploadIcon } from '../icon'

interface FileUploadProps {
  label: string
  /** Types and limits, before anything is refused. */
  hint?: ReactNode
  buttonLabel: string
  /** Said on the empty zone: "or drop it here". */
  dropLabel: string
  acceptedFileTypes?: readonly string[]
  allowsMultiple?: boolean
  onFiles: (files: File[]) => void
  error?: string
  /** What was read from the file, e.g. "182 ISINs from list.csv". */
  children?: ReactNode
}

/** A file from a button or by dropping; both ways do the same. */
export function FileUpload(props: FileUploadProps) {
  const { label, hint, buttonLabel, dropLabel, acceptedFileTypes, onFiles, error, children } = props
  return (
    <div role="group" aria-label={label} className="grid gap-1.5">
      <span className={labelStyles}>{label}</span>
      {hint && <span className={hintStyles}>{hint}</span>}
      <DropZone
        aria-label={label}
        className={ZONE}
        onDrop={async ({ items }) => {
          const files = items.filter((item) => item.kind === 'file')
          onFiles(await Promise.all(files.map((item) => item.getFile())))
        }}
      >
        <FileTrigger
          acceptedFileTypes={acceptedFileTypes}
          allowsMultiple={props.allowsMultiple}
          onSelect={(files) => files && onFiles([...files])}
        >
          <Button>
            <UploadIcon />
            {buttonLabel}
          </Button>
        </FileTrigger>
        <span className="text-ui text-muted">{dropLabel}</span>
      </DropZone>
      {children && (
        <div role="status" className="text-ui">
          {children}
        </div>
      )}
      {error && (
        <div role="alert">
          <ErrorLine>{error}</ErrorLine>
        </div>
      )}
    </div>
  )
}

const ZONE = [
  'flex flex-wrap items-center gap-3 rounded-control border border-dashed border-control-border p-4',
  'data-drop-target:border-solid data-drop-target:border-accent data-drop-target:bg-selected',
  'data-focus-visible:outline-2 data-focus-visible:outline-offset-2 data-focus-visible:outline-focus',
].join(' ')
