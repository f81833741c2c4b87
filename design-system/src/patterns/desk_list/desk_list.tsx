import { useId, type ReactNode } from 'react'
import { Link } from '../../components/link'
import { Heading } from '../../components/text'

interface DeskSectionProps {
  id: string
  title: string
  /** How much lies there, in words. */
  sum?: ReactNode
  /** Where all of it is. */
  more?: { href: string; label: string }
  /** Heads of the columns: age, amount, whose, what is known, next step; none where it is empty. */
  heads?: readonly ReactNode[]
  children: ReactNode
}

/** A part of a desk: what waits for one kind of step, the oldest on top. */
export function DeskSection({ id, title, sum, more, heads, children }: DeskSectionProps) {
  const titleId = useId()
  return (
    <section id={id} aria-labelledby={titleId} className="min-w-0 pt-8">
      <div className="flex flex-wrap items-baseline gap-x-5">
        <Heading level={2} id={titleId}>
          {title}
        </Heading>
        <p className="text-ui text-muted tabular-nums">{sum}</p>
        {more && (
          <div className="ms-auto text-ui-s">
            <Link href={more.href}>{more.label}</Link>
          </div>
        )}
      </div>
      {heads && <Heads heads={heads} />}
      {children}
    </section>
  )
}

function Heads({ heads }: { heads: readonly ReactNode[] }) {
  return (
    <div
      aria-hidden="true"
      className={`${COLUMNS} items-end border-b border-line-ink pt-1 pb-1.5 text-label`}
    >
      {heads.map((head, at) => (
        <span
          key={at}
          className={`text-muted ${at > 1 ? 'max-md:hidden' : ''} ${at === 1 || at === 4 ? 'text-end' : ''}`}
        >
          {head}
        </span>
      ))}
    </div>
  )
}

interface DeskGroupProps {
  /** Names what belongs together within a section. */
  title?: string
  sum?: string
  children: ReactNode
}

/** Rows of a section, under a name of their own where there are several kinds. */
export function DeskGroup({ title, sum, children }: DeskGroupProps) {
  const titleId = useId()
  return (
    <>
      {title && (
        <h3
          id={titleId}
          className="flex gap-3 border-b border-line pt-3 pb-1.5 text-label text-muted"
        >
          {title}
          {sum && <span className="font-normal text-subtle tabular-nums">{sum}</span>}
        </h3>
      )}
      <ol aria-labelledby={title && titleId}>{children}</ol>
    </>
  )
}

interface DeskRowProps {
  /** What tells it from the others. */
  id: string
  age: ReactNode
  amount: string | null
  name: ReactNode
  /** Under the name: numbers and links. */
  detail: ReactNode
  /** What is known of it. */
  children: ReactNode
  /** What can be done, and whose it is. */
  end: ReactNode
  /** The box that takes it up with others, beside the row where there is room: `RowBox`. */
  box?: ReactNode
  isChosen?: boolean
  /** The keys of the page mean this row. */
  isCurrent: boolean
  onChoose: () => void
}

/** One thing that waits for somebody. */
export function DeskRow(props: DeskRowProps) {
  const { id, age, amount, name, detail, children, end, box, isChosen, isCurrent, onChoose } = props
  return (
    <li
      data-row={id}
      tabIndex={-1}
      aria-current={isCurrent || undefined}
      onFocus={onChoose}
      className={`${COLUMNS} -mx-3 scroll-my-24 items-start border-b border-line px-3 py-2 text-ui max-md:gap-y-1 max-md:py-3 ${isChosen || isCurrent ? 'bg-selected' : 'hover:bg-hover'} ${isCurrent ? 'shadow-here' : ''} ${box ? 'lg:relative' : ''}`}
    >
      {box && <div className="absolute -start-6 top-2 max-lg:hidden">{box}</div>}
      <div className="pt-0.5">{age}</div>
      <div className="text-end font-label whitespace-nowrap tabular-nums">{amount}</div>
      <div className="min-w-0 max-md:col-span-2">
        <p className="font-label">{name}</p>
        <p className="text-ui-s text-subtle tabular-nums">{detail}</p>
      </div>
      <div className="min-w-0 text-muted tabular-nums max-md:col-span-2">{children}</div>
      <div className="grid min-w-0 gap-0.5 text-end text-ui-s text-subtle max-md:col-span-2 max-md:text-start md:justify-items-end">
        {end}
      </div>
    </li>
  )
}

interface DeskCalmProps {
  /** That nothing waits: "Nothing is stuck." */
  title: string
  children?: ReactNode
}

/** A section in which nothing waits for anybody. */
export function DeskCalm({ title, children }: DeskCalmProps) {
  return (
    <div className="border-y border-t-line-ink border-b-line py-3">
      <p className="text-display-xs font-normal">{title}</p>
      {children && <p className="text-ui-s text-subtle">{children}</p>}
    </div>
  )
}

const COLUMNS = 'grid grid-cols-desk-narrow gap-x-5 md:grid-cols-desk'
