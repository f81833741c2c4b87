import { useState, type ReactNode } from 'react'
import { Tag, TagGroup, TagList } from 'react-aria-components/TagGroup'
import { Button } from 'react-aria-components/Button'
import { CloseIcon } from '../icon'
import { TextArea } from '../text_area'
import { readIsins, type TypedIsin } from './read_isins'
import { RefusedIsins, type RefusedWords } from './refused_isins'

interface IsinFieldProps extends RefusedWords {
  label: string
  /** What may be entered and how it is separated. */
  hint?: ReactNode
  /** The sentence of the server. */
  error?: string
  /** Said while entries are refused: "Invalid ISIN(s) entered". */
  invalidError: string
  name?: string
  /** The text as typed; `readIsins` answers what it stands for. */
  value: string
  onChange: (text: string) => void
  most: number
  /** Names the list of what was recognised. */
  listLabel: string
  /** "3 of 50". */
  countLabel: (count: number, most: number) => string
  /** What a recognised code stands for, where that is known. */
  nameOf?: (code: string) => string | undefined
}

/** Securities by ISIN, typed or pasted; each is shown as read, and one that is none says why. */
export function IsinField(props: IsinFieldProps) {
  const { value, onChange, most, listLabel, countLabel, removeLabel, nameOf } = props
  const [isTyping, setTyping] = useState(false)
  const isins = readIsins(value)
  const refused = isins.filter(
    ({ problem }, at) => problem && !(isTyping && at + 1 === isins.length)
  )
  const read = isins.filter(({ problem }) => !problem)
  const put = (changes: ReadonlyMap<string, string | null>) => onChange(withChanges(isins, changes))
  return (
    <div className="grid gap-2">
      <TextArea
        label={props.label}
        hint={props.hint}
        error={refused.length > 0 ? props.invalidError : props.error}
        name={props.name}
        value={value}
        onChange={(text) => {
          setTyping(!/\s$|[,;]$/.test(text) && (readIsins(text).at(-1)?.code.length ?? 0) < 12)
          onChange(text)
        }}
        onBlur={() => setTyping(false)}
        face="mono"
        autoComplete="off"
        spellCheck="false"
        counter={countLabel(isins.length, most)}
      />
      <RefusedIsins
        isins={refused}
        reasonOf={props.reasonOf}
        insteadLabel={props.insteadLabel}
        removeLabel={removeLabel}
        onPut={(code, instead) => put(new Map([[code, instead]]))}
      />
      {read.length > 0 && (
        <TagGroup
          aria-label={listLabel}
          onRemove={(keys) => put(new Map([...keys].map((code) => [String(code), null])))}
        >
          <TagList items={read.map((isin) => ({ ...isin, id: isin.code }))} className={LIST}>
            {({ code }) => (
              <Tag id={code} textValue={code} className={TAG}>
                {code}
                {nameOf?.(code) && <span className="text-ui-s text-muted">{nameOf(code)}</span>}
                <Button slot="remove" aria-label={removeLabel(code)} className={REMOVE}>
                  <CloseIcon size={12} />
                </Button>
              </Tag>
            )}
          </TagList>
        </TagGroup>
      )}
    </div>
  )
}

const withChanges = (isins: TypedIsin[], changes: ReadonlyMap<string, string | null>) =>
  isins
    .map(({ code, typed }) => (changes.has(code) ? changes.get(code) : typed))
    .filter((entry) => entry !== null)
    .join('\n')

const LIST = 'flex flex-wrap gap-1.5'
const TAG = [
  'inline-flex min-h-7 items-center gap-1.5 rounded-control border border-line-strong bg-surface ps-2 text-mono-s text-ink wrap-anywhere',
  'data-focus-visible:outline-2 data-focus-visible:outline-offset-2 data-focus-visible:outline-focus',
].join(' ')
const REMOVE =
  'grid size-7 place-items-center text-muted hover:bg-hover hover:text-ink pointer-coarse:size-11'
