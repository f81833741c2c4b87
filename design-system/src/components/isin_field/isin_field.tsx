import type { ReactNode } from 'react'
import { Tag, TagGroup, TagList } from 'react-aria-components/TagGroup'
import { Button } from 'react-aria-components/Button'
import { CloseIcon, OctagonIcon } from '../icon'
import { TextArea } from '../text_area'
import { VisuallyHidden } from '../visually_hidden'
import { MOST_CODES, readSecurityCodes, type SecurityCode } from './security_codes'

interface IsinFieldProps {
  label: string
  /** What may be entered and how it is separated. */
  hint?: ReactNode
  /** The sentence of the server, or the application's after a first try to send. */
  error?: string
  name?: string
  /** The text as typed; `readSecurityCodes` answers what it stands for. */
  value: string
  onChange: (text: string) => void
  most?: number
  /** Names the list of what was recognised. */
  listLabel: string
  /** "3 of 10". */
  countLabel: (count: number, most: number) => string
  /** "Remove DE0007164600". */
  removeLabel: (code: string) => string
  /** Read after a code that is none: "not a valid code". */
  invalidLabel: string
  /** What a recognised code stands for, where that is known. */
  nameOf?: (code: string) => string | undefined
  isRequired?: boolean
}

/** Securities by ISIN or common code, typed or pasted; each is shown as read and can be taken out. */
export function IsinField(props: IsinFieldProps) {
  const { value, onChange, most = MOST_CODES, listLabel, countLabel, removeLabel } = props
  const codes = readSecurityCodes(value)
  const remove = (keys: Set<unknown>) =>
    onChange(
      codes
        .filter(({ code }) => !keys.has(code))
        .map(({ typed }) => typed)
        .join('\n')
    )
  return (
    <div className="grid gap-2">
      <TextArea
        label={props.label}
        hint={props.hint}
        error={props.error}
        name={props.name}
        isRequired={props.isRequired}
        value={value}
        onChange={onChange}
        face="mono"
        autoComplete="off"
        spellCheck="false"
        counter={countLabel(codes.length, most)}
      />
      {codes.length > 0 && (
        <TagGroup aria-label={listLabel} onRemove={remove}>
          <TagList items={codes.map((code) => ({ ...code, id: code.code }))} className={LIST}>
            {(code) => (
              <CodeTag
                code={code}
                removeLabel={removeLabel(code.code)}
                invalidLabel={props.invalidLabel}
                name={props.nameOf?.(code.code)}
              />
            )}
          </TagList>
        </TagGroup>
      )}
    </div>
  )
}

interface CodeTagProps {
  code: SecurityCode
  removeLabel: string
  invalidLabel: string
  name?: string
}

function CodeTag({ code: { code, isValid }, removeLabel, invalidLabel, name }: CodeTagProps) {
  return (
    <Tag id={code} textValue={code} className={`${TAG} ${isValid ? VALID : INVALID}`}>
      {!isValid && <OctagonIcon size={14} />}
      {code}
      {name && <span className="text-ui-s text-muted">{name}</span>}
      {!isValid && <VisuallyHidden>, {invalidLabel}</VisuallyHidden>}
      <Button slot="remove" aria-label={removeLabel} className={REMOVE}>
        <CloseIcon size={12} />
      </Button>
    </Tag>
  )
}

const LIST = 'flex flex-wrap gap-1.5'
const TAG = [
  'inline-flex min-h-7 items-center gap-1.5 rounded-control border ps-2 text-mono-s wrap-anywhere',
  'data-focus-visible:outline-2 data-focus-visible:outline-offset-2 data-focus-visible:outline-focus',
].join(' ')
const VALID = 'border-line-strong bg-surface text-ink'
const INVALID = 'border-danger-line bg-danger-subtle text-danger-text'
const REMOVE =
  'grid size-7 place-items-center text-muted hover:bg-hover hover:text-ink pointer-coarse:size-11'
